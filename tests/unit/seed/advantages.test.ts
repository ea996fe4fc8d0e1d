import { expect, test } from "vitest";
import { advantages } from "#scripts/seed/content/advantages/index.ts";

test.each(advantages.map(({ title, hero }) => ({ title, heading: hero.heading })))(
  "the heading of the page $title says its title",
  ({ title, heading }) => {
    expect(heading).toContain(title);
  },
);

test("the last advantage page is titled Welcoming People", () => {
  expect(advantages.at(-1)?.title).toBe("Welcoming People");
});
