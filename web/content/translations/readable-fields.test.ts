import { expect, test } from "vitest";
import { readableFields } from "./readable-fields.ts";

test("translators get every label and no address, id or path", () => {
  const query = `*[_type == "siteSettings"][0]{ email, phone, evidence{ source, checkedOn } }`;
  expect(readableFields(query)).toEqual({
    evidence: { source: "translated", checkedOn: "translated" },
  });
  const form = `*[_type == "contactPage"][0]{ "fields": form.fields{ email, phone } }`;
  const field = { label: "translated", placeholder: "translated", message: "translated" };
  expect(readableFields(form)).toEqual({ fields: { email: field, phone: field } });
});
