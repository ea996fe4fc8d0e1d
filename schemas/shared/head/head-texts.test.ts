import { expect, test } from "vitest";
import { line } from "#tests/support/rich-line.ts";
import { english } from "../languages.ts";
import { pageSummary } from "./head-texts.ts";

const lead = line("Lead.");
const points = [{ text: line("One") }, { text: line("Two") }];

test.each([
  ["a service", { title: "Tax", hero: { lead, heading: "Pay less" } }, "Tax", "Lead."],
  ["the home page", { hero: { headline: "Move", points } }, "Move", "One. Two"],
  ["the contact page", { banner: { heading: "Contact", text: "Write." } }, "Contact", "Write."],
  ["the cookie policy", { heading: "Cookies", lead: "Lead." }, "Cookies", "Lead."],
])("the search description sums up %s", (_name, page, title, description) => {
  expect(pageSummary(page, english)).toEqual({ title, description });
});
