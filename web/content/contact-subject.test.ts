import { expect, test } from "vitest";
import { contactHref, subjectAnchor, subjectId } from "./contact-subject.ts";

const words = { subject: "A school", hint: "Years of birth" };
const education = { _key: "a", page: { _type: "service", slug: "education" }, ...words };

test("a page leads to its own subject, and where it has none to the form", () => {
  const id = subjectId("/services/education");
  expect(contactHref("/services/education", [education])).toBe(`/contact#${id}`);
  expect(subjectAnchor(education)).toBe(id);
  for (const subjects of [[{ ...education, page: null }], null]) {
    expect(contactHref("/services/education", subjects)).toBe("/contact");
  }
});
