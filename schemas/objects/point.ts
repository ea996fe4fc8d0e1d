import { statement } from "../fields/statement.ts";

export const point = statement("point", "Point", "One entry of a short list.");
