import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { contactPage } from "#scripts/seed/content/pages/contact-page.ts";
import { siteSettings } from "#scripts/seed/content/site/site-settings.ts";
import { ThankYou } from "#web/forms/consultation/thank-you.tsx";
import { hoursIn } from "#web/lib/office-hours.ts";

const { thankYou } = contactPage;
const { officeHours } = siteSettings;
const html = renderToStaticMarkup(createElement(ThankYou, { texts: thankYou, officeHours }));

test("the thanks say what comes next, in order, and what to have at hand", () => {
  for (const line of [...thankYou.steps, ...thankYou.papers]) expect(html).toContain(line);
  expect(html.indexOf("<ol>")).toBeLessThan(html.indexOf("<ul>"));
});

test("the thanks count the office hours by the visitor's own clock", () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(html).toContain(`Monday to Friday, <strong>${hoursIn(timeZone, officeHours, new Date())}`);
});

test("the thanks lead to what a visitor can do meanwhile, by words and without a script", () => {
  const toolAhead = { href: "/services/relocation-support#tool", label: "Your plan, with dates" };
  const withLink = renderToStaticMarkup(
    createElement(ThankYou, { texts: thankYou, officeHours, toolAhead }),
  );
  expect(withLink).toContain(
    `<a href="${toolAhead.href}" class="more-link">${toolAhead.label}</a>`,
  );
  expect(html).not.toContain("more-link");
});
