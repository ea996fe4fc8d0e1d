import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { inWords } from "#schemas/rules/in-words.ts";
import { consultationField, textFieldNames } from "#schemas/shared/forms/consultation-fields.ts";
import { seeded } from "#tests/support/first-content.ts";
import { consultationProps, service } from "#tests/support/lead-forms.ts";
import { ConsultationForm } from "#web/forms/consultation/consultation-form.tsx";
import { fieldNames } from "#web/forms/consultation/form-model.ts";
import { EmailCaptureForm } from "#web/forms/email-capture/email-capture-form.tsx";

const homePage = seeded("homePage");

/** Both forms in a page's HTML, before any script. */
const consultation = renderToStaticMarkup(createElement(ConsultationForm, consultationProps));
const capture = renderToStaticMarkup(
  createElement(EmailCaptureForm, {
    texts: { ...homePage.emailCapture, toastsLabel: "Messages" },
    service,
    recipient: { name: "Brand", email: "hello@example.com" },
  }),
);

/** The tag of a field, by its name. */
function field(html: string, name: string): string {
  return new RegExp(`<(?:input|select|textarea)[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? "";
}

test("every field of the form and the consent are marked as required", () => {
  for (const name of fieldNames) expect(field(consultation, name)).toMatch(/ required=""/);
  expect(consultation.match(/>\*</g)).toHaveLength(fieldNames.length);
  expect(field(consultation, "consent")).not.toMatch(/ checked/);
  expect(field(capture, "email")).toMatch(/ required="".* type="email"/);
});

test("the introduction says how many fields there are", () => {
  const { intro } = seeded("contactPage").form;
  expect(intro.toLowerCase()).toContain(`${inWords(textFieldNames.length)} fields`);
});

test("browsers can fill in the form's fields, and the contact methods are the specified ones", () => {
  for (const name of textFieldNames) {
    const [, purpose] = / autoComplete="([^"]*)"/.exec(field(consultation, name)) ?? [];
    expect(purpose, name).toBe(consultationField(name).autoComplete);
  }
  const values = [...consultation.matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value);
  expect(values).toEqual(["", "email", "phone", "whatsapp", "video-call"]);
});

test.each([
  ["consultation form", consultation],
  ["sign-up", capture],
])(
  "the honeypot of the %s is hidden from view, keyboard, autofill and screen readers",
  (_name, html) => {
    expect(field(html, "website")).toMatch(/ tabindex="-1" autoComplete="off"/i);
    expect(html).toMatch(/<div aria-hidden="true"[^>]*><label>Website<input/);
  },
);
