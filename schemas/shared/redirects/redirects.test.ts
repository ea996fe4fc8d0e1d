import { expect, test } from "vitest";
import { type RedirectEnds, redirectProblems } from "./redirects.ts";

const ends = (source: string, target: string) => ({ source, target });

test.each<[RedirectEnds, RedirectEnds[], string?, string?]>([
  [ends("/about-us", "/contact"), [ends("/home", "/"), ends("/contact-us", "/contact")]],
  [ends("/contact/*", "/"), []],
  [ends("/contact?lang=sv", "/"), []],
  [ends("/contact", "/"), [], "source", "is a live page"],
  [ends("/o%C3%A9/", "/contact"), [ends("/oé", "/")], "source", "already starts at /o%C3%A9/"],
  [ends("/a?x=1&y=2", "/"), [ends("/a?y=2&x=1", "/")], "source", "already starts at"],
  [ends("/a", "/a"), [], "target", "leads to itself"],
  [ends("/a", "/b"), [ends("/b", "/a")], "target", "in a circle"],
  [ends("/a", "/b"), [ends("/b", "/contact")], "target", "Lead there directly"],
  [ends("/a", "/b"), [], "target", "No page lives at /b now"],
  [ends("/kontakt", "/sv/contact"), [], "target", "Write /contact, without /sv"],
  [ends("/hem", "/sv"), [], "target", "Write /, without /sv"],
  [ends("/a", "/sv/b"), [], "target", "No page lives at /sv/b now"],
  [ends("/b", "/contact"), [ends("/a", "/b")], "source", "/a already redirects to /b"],
])("of the redirect %j beside %j the Studio reports: %s %s", (redirect, others, field, message) => {
  const problems = redirectProblems(redirect, others, new Set(["/", "/contact"]));
  expect(problems).toEqual(
    field === undefined
      ? []
      : [expect.objectContaining({ field, message: expect.stringContaining(message ?? "") })],
  );
});
