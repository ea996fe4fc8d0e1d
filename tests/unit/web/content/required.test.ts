import { expect, test } from "vitest";
import { MissingContentError, withRequiredParts } from "#web/content/required.ts";

const lacking = () => ({ title: "About", register: null, hero: { heading: "About", badges: [] } });

test("what a document lacks is said once it is read, and not before", () => {
  const about = withRequiredParts(lacking(), "aboutPage");
  expect([about.title, about.hero.heading]).toEqual(["About", "About"]);
  expect(() => about.register).toThrow(MissingContentError);
  expect(() => about.register).toThrow('The published "aboutPage" document has no "register".');
});

test("an answer that is kept may be asked for again", () => {
  const about = withRequiredParts(lacking(), "aboutPage");
  expect(withRequiredParts(about, "aboutPage").title).toBe("About");
});
