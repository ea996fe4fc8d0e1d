import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { ROOT } from "#scripts/lib/project.ts";
import { emailTemplateNames } from "./email-template-names.ts";

const hostile = (name: string) => `<b>${name}</b>\n& more`;

const asText = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/**
 * Fills in a template as EmailJS does: two braces escape a value, three do not, and an unknown name
 * becomes empty.
 */
function filledIn(html: string, names: readonly string[]): string {
  const valueFor = (name: string) => (names.includes(name) ? hostile(name) : "");
  return html
    .replaceAll(/\{\{\{(.*?)\}\}\}|\{\{&(.*?)\}\}/g, (_, raw, other) => valueFor(raw ?? other))
    .replaceAll(/\{\{(.*?)\}\}/g, (_, name) => asText(valueFor(name)));
}

test.each([
  ["consultation", emailTemplateNames.consultation],
  ["sign-up", emailTemplateNames.signUp],
])(
  "the email of the %s form shows every value that the form sends, as text, and the message in its lines",
  (template, names) => {
    const html = readFileSync(join(ROOT, `docs/email-templates/${template}.html`), "utf8");
    const email = parse(filledIn(html, names), { comment: true });
    for (const name of names) expect(email.text, name).toContain(hostile(name));
    expect(email.querySelectorAll("b")).toEqual([]);
    // A misspelt name would leave its cell empty.
    const cells = email.querySelectorAll("td").map((cell) => cell.text.trim());
    expect(cells).not.toContain("");
    const message = email.querySelectorAll("*").find((each) => each.text === hostile("message"));
    expect(message?.getAttribute("style")).toContain("white-space: pre-wrap");
  },
);
