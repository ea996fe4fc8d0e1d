import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { emailTemplateNames } from "#schemas/shared/email-template-names.ts";
import { ROOT } from "#scripts/lib/project.ts";

const documentText = readFileSync(join(ROOT, "docs/email-templates.md"), "utf8");

/** Settings and HTML of a template, as the document gives them. */
function templateOf(heading: string) {
  const [, section = ""] = documentText.split(new RegExp(`^## ${heading}$`, "m"));
  const [own = ""] = section.split(/^## /m);
  const rows = own.matchAll(/^\| (\w[\w ]*) \| (.+) \|$/gm);
  const settings = Object.fromEntries([...rows].map(([, name = "", value]) => [name, value]));
  const [, html = ""] = /```html\n(.*?)```/s.exec(own) ?? [];
  return { settings, html };
}

const namesIn = (text: string) => [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name);

describe.each([
  ["Consultation", emailTemplateNames.consultation, "`{{email}}`"],
  ["Sign-up", emailTemplateNames.signUp, "`{{reply_to}}`"],
])("the template %s", (heading, names, replyTo) => {
  const { settings, html } = templateOf(heading);

  test("shows every name of the payload, and no other", () => {
    expect(new Set(namesIn(html))).toEqual(new Set(names));
    const inSettings = Object.values(settings).flatMap((value) => namesIn(value ?? ""));
    expect(names).toEqual(expect.arrayContaining(inSettings));
  });

  test("has a subject, a fixed address and one for the answer", () => {
    expect(settings).toMatchObject({
      Subject: expect.stringMatching(/^`.+`$/),
      "To Email": expect.not.stringContaining("{"),
      "Reply To": replyTo,
    });
  });

  test("escapes what strangers write, and keeps the lines of the message", () => {
    expect(html).not.toMatch(/\{\{\{|\{\{&/);
    const around = parse(html)
      .querySelectorAll("[style]")
      .filter((each) => each.text.trim() === "{{message}}");
    expect(around.map((each) => each.getAttribute("style"))).toEqual([
      expect.stringContaining("white-space: pre-wrap"),
    ]);
  });
});
