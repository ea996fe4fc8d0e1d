import { expect, test } from "vitest";
import { contactHref, subjectAnchor, subjectId } from "./contact-subject.ts";

const words = { subject: "A school", hint: "Years of birth" };
const education = { _key: "a", page: { _type: "service", slug: "education" }, ...words };

test("the button of a page opens the contact form with the page's subject, if it has one", () => {
  const id = subjectId("/services/education");
  expect(contactHref("/services/education", [education])).toBe(`/contact#${id}`);
  expect(subjectAnchor(education)).toBe(id);
  for (const subjects of [[{ ...education, page: null }], null]) {
    expect(contactHref("/services/education", subjects)).toBe("/contact");
  }
});
