import { statement } from "../fields/statement.ts";

export const officeClaim = statement(
  "officeClaim",
  "Office in Dubai",
  "Apart from the other points, because the site settings hold its proof and its switch.",
);
