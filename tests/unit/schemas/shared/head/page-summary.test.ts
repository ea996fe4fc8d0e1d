import { expect, test } from "vitest";
import { homeTexts, pageSummary } from "#schemas/shared/head/page-summary.ts";
import { line } from "#tests/unit/web/page/seo/line.ts";

test.each([
  [
    "a service",
    { title: "Tax", hero: { heading: "Pay less", lead: line("Lead.") } },
    "Tax",
    "Lead.",
  ],
  ["an emirate", { hero: { heading: "Dubai", lead: line("Lead.") } }, "Dubai", "Lead."],
  [
    "the home page",
    { hero: { headline: "Move", points: [{ text: line("One") }, { text: line("Two") }] } },
    "Move",
    "One. Two",
  ],
  ["the contact page", { banner: { heading: "Contact", text: "Write." } }, "Contact", "Write."],
  ["the cookie policy", { heading: "Cookies", lead: line("Lead.") }, "Cookies", "Lead."],
  ["nothing", {}, "", ""],
])("sums up %s", (_name, page, title, description) => {
  expect(pageSummary(page)).toEqual({ title, description });
});

test("the home page's written texts win over its own, each for itself", () => {
  const summary = { title: "Own title", description: "Own description." };
  expect(homeTexts({ title: "Written", description: null }, summary)).toEqual({
    title: "Written",
    description: "Own description.",
  });
});
