import { expect, test } from "vitest";
import { contactPage } from "#scripts/seed/content/pages/contact-page.ts";
import { consultationSchema } from "#web/forms/consultation/schema.ts";
import { sampleValues } from "./sample-values.ts";

const messages = {
  fullName: "Full name must be at least 2 characters",
  email: "Invalid email address",
  phone: "Phone number is required",
  profession: "Please enter your profession",
  nationality: "Please enter your nationality",
  contactMethod: "Please select a contact method",
  message: "Message must be at least 10 characters",
  consent: "You must agree to the terms",
};

const { fields } = contactPage.form;
const schema = consultationSchema(fields);

/** The messages of a refused request, by field. */
function problems(values: object) {
  const result = schema.safeParse(values);
  return Object.fromEntries(
    (result.error?.issues ?? []).map((issue) => [issue.path.join("."), issue.message]),
  );
}

test("a complete request passes, with white space trimmed", () => {
  const result = schema.safeParse({
    ...sampleValues,
    fullName: "  Sample Person ",
    email: " person@example.com ",
  });
  expect(result.data).toEqual(sampleValues);
});

test("an empty form is refused with every message", () => {
  const empty = {
    fullName: "",
    email: "",
    phone: "",
    profession: "",
    nationality: "",
    contactMethod: "",
    message: "",
    consent: false,
  };
  expect(problems(empty)).toEqual(messages);
  expect(problems({})).toEqual(messages);
});

test.each([
  ["fullName", "A", "Al"],
  ["profession", " x ", "IT"],
  ["nationality", "F ", "FI"],
  ["phone", "   ", "1"],
  ["message", "  123456789  ", "1234567890"],
] as const)("%s: %j is too short, %j is enough", (field, short, enough) => {
  expect(problems({ ...sampleValues, [field]: short })).toEqual({ [field]: messages[field] });
  expect(problems({ ...sampleValues, [field]: enough })).toEqual({});
});

test.each(["zanete@firma", "a b@c.de", "@example.com", "plain"])("%s is no address", (email) => {
  expect(problems({ ...sampleValues, email })).toEqual({ email: messages.email });
});
