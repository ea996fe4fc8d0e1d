import { expect, test } from "vitest";
import { readableFields } from "./readable-fields.ts";

test("a label is read, whatever its field is called, and an address, an id or a path is not", () => {
  const query = `*[_type == "siteSettings"][0]{ email, phone, evidence{ source, checkedOn } }`;
  expect(readableFields(query)).toEqual({
    evidence: { source: "translated", checkedOn: "translated" },
  });
  const form = `*[_type == "contactPage"][0]{ "fields": form.fields{ email, phone } }`;
  const field = { label: "translated", placeholder: "translated", message: "translated" };
  expect(readableFields(form)).toEqual({ fields: { email: field, phone: field } });
});
