import { expect, test } from "vitest";
import { contactHref, placeOfSubject, subjectId } from "#web/content/contact-subject.ts";

const words = { subject: "A school", hint: "Years of birth" };
const education = { _key: "a", page: { _type: "service", slug: "education" }, ...words };
const gone = { _key: "b", page: null, ...words };

test.each([
  ["/services/education", [education], "/contact#about-services-education"],
  ["/services/tax-residency", [education], "/contact"],
  ["/services/education", [gone], "/contact"],
  ["/services/education", null, "/contact"],
])("%s with the subjects %j leads to %s", (path, subjects, href) => {
  expect(contactHref(path, subjects)).toBe(href);
});

test("a subject stands at the place that its page's buttons lead to", () => {
  expect(placeOfSubject(education)).toBe(subjectId("/services/education"));
  expect(placeOfSubject(gone)).toBeUndefined();
});
