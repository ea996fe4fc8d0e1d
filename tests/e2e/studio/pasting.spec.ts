import type { Locator } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/studio.ts";

// Sanity's editor logs this for pastes from pages and word processors, and for plain text.
test.use({
  alsoAllowed: [/Clipboard contains both text and HTML|DataTransfer with kind="string"/],
});

/** Word's clipboard: its own styles and elements, a link, and an image on the local disk. */
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name="Generator" content="Microsoft Word 15"><style>p.MsoNormal{margin:0}</style></head>
<body lang="EN-GB"><!--StartFragment-->
<p class="MsoNormal">One <b>licence</b> comes first.<o:p></o:p></p>
<p class="MsoNormal">Then the <a href="https://u.ae/">visa<o:p></o:p></a>, as <a href="/contact">we</a> say.</p>
<p class="MsoNormal"><img width="10" height="10" src="file:///C:/chart.png"></p>
<!--EndFragment--></body></html>`;

/** Pastes a clipboard with several formats. */
async function paste(into: Locator, clipboard: Record<string, string>): Promise<void> {
  await into.evaluate((element, held) => {
    const clipboardData = new DataTransfer();
    for (const [kind, text] of Object.entries(held)) clipboardData.setData(kind, text);
    const options = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent("paste", options));
  }, clipboard);
}

test("text pasted from Word keeps what the site supports, and the Studio names what was left out", async ({
  studio,
  documents,
  page,
}) => {
  await studio.openDocument(await documents.unlistedPage());
  const lead = studio.field("hero.lead");
  const text = lead.locator("[contenteditable=true]");
  await text.click();
  await page.keyboard.press("ControlOrMeta+a");
  await paste(text, { "text/html": fromWord, "text/plain": "as text" });
  await expect(page.getByText("Pasted without pictures, links.")).toBeVisible();
  await expect(text).toHaveText("One licence comes first. Then the visa, as we say.");
  await expect(text.getByText("licence")).toHaveCSS("font-weight", "700");
  await studio.publish();
});

const counted = (marker: string, text: string) =>
  `<p class="MsoListParagraph" style="text-indent:-18.0pt;mso-list:l1 level1 lfo1"><![if !supportLists]><span
  style="mso-list:Ignore">${marker}<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;

/**
 * A document as Word copies it: a heading, a numbered list, spaces, a footnote and an Outlook link.
 */
const report = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang="EN-GB"><!--StartFragment-->
<h2>What it takes<o:p></o:p></h2>
${counted("1.", "A passport")}${counted("2.", "AED&nbsp;100 a&nbsp;person")}
<p class="MsoNormal">Two spaces.<span style="mso-spacerun:yes">&nbsp; </span>Next<a href="#_ftn1"
name="_ftnref1"><span class="MsoFootnoteReference">[1]</span></a>, as <a
href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fu.ae%2Fen&amp;data=05%7Csomebody%40example.com">u.ae</a> says.</p>
<!--EndFragment--></body></html>`;

const reportStored = [
  { style: "h2", children: [{ text: "What it takes" }] },
  { listItem: "number", children: [{ text: "A passport" }] },
  { listItem: "number", children: [{ text: "AED\u00a0100 a person" }] },
  {
    style: "normal",
    markDefs: [{ _type: "externalLink", href: "https://u.ae/en" }],
    children: [{ text: "Two spaces. Next, as " }, { text: "u.ae" }, { text: " says." }],
  },
];

test("a Word document keeps headings, numbering and spaces wherever it is pasted", async ({
  studio,
  documents,
  page,
}) => {
  const service = await documents.service();
  const draftId = `drafts.${service._id}`;
  await studio.openDocument(service);
  await page.getByRole("tab", { name: "Introduction" }).click();
  const text = studio.field("introduction.body").locator("[contenteditable=true]").first();
  await text.click();
  await page.keyboard.press("ControlOrMeta+a");
  await paste(text, { "text/html": report, "text/plain": "as text" });
  await documents.waitFor(draftId, { introduction: { body: reportStored } });
  await expect(page.getByText("Pasted without footnote marks ([1]).")).toBeVisible();

  // The heading is not merged into the text before it.
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await page.keyboard.type("Before.");
  await paste(text, { "text/html": report, "text/plain": "as text" });
  const before = { children: [{ text: "Before." }] };
  await documents.waitFor(draftId, { introduction: { body: [before, ...reportStored] } });
  await expect(page.getByText("not pasted")).toBeHidden();
});

/** Spaces at which no line ends, and signs that nobody sees, as copied from pages and messages. */
const spaced = "\ufeffMo\u200bve\u00a0in \u{e0001}10\u00a0days\u{e007f}";

/** A formula of Wikipedia, as Chromium copies it: its text is hidden, and a picture is shown. */
const formula = `<span class="mwe-math-element"><span class="mwe-math-mathml-inline mwe-math-mathml-a11y"
style="display: none; position: absolute; opacity: 0;"><math alttext="9\\%"><semantics><mrow><mn>9</mn><mi>%</mi></mrow></semantics></math></span><img
src="https://wikimedia.org/api/rest_v1/media/math/render/svg/abc" class="mwe-math-fallback-image-inline" alt="9\\%"></span>`;

test("pasted spaces become ordinary ones except between a number and its unit, signs that nobody sees are left out, and what else was left out is named", async ({
  studio,
  documents,
  page,
}) => {
  const service = await documents.service();
  const draftId = `drafts.${service._id}`;
  await studio.openDocument(service);
  await studio.text("title").click();
  await page.keyboard.press("ControlOrMeta+a");
  await paste(studio.text("title"), { "text/plain": spaced });
  await expect(studio.text("title")).toHaveValue("Move in 10\u00a0days");

  await page.keyboard.press("ControlOrMeta+a");
  await paste(studio.text("title"), {
    "text/html":
      "<p>AED 375,000<sup>1</sup> or <math><msup><mn>10</mn><mn>2</mn></msup></math></p>",
    "text/plain": "AED 375,0001 or 102",
  });
  await expect(studio.text("title")).toHaveValue("AED 375,000 or 10²");
  await expect(page.getByText("Pasted without footnote marks (1).")).toBeVisible();

  await page.keyboard.press("ControlOrMeta+a");
  await paste(studio.text("title"), {
    "text/html": `<p>Pay ${formula} of <span class="dirham-symbol" style="font-family: UAESymbol;">ê</span>12,900 <a class="badge" href="https://mof.gov.ae/">2</a></p>`,
    "text/plain": "Pay of ê12,900 2",
  });
  await expect(studio.text("title")).toHaveValue("Pay 9% of AED 12,900");
  await expect(page.getByText("Pasted without footnote marks ([2]).")).toBeVisible();

  const lead = studio.field("hero.lead").locator("[contenteditable=true]");
  await lead.click();
  await page.keyboard.press("ControlOrMeta+a");
  await paste(lead, { "text/plain": spaced });
  await documents.waitFor(draftId, {
    hero: { lead: [{ children: [{ text: "Move in 10\u00a0days" }] }] },
  });

  await page.keyboard.press("ControlOrMeta+a");
  const google = `<b id="docs-internal-guid-1"><ul><li><p>One</p><p>lost</p></li></ul></b>`;
  await paste(lead, { "text/html": google, "text/plain": "as text" });
  await expect(page.getByText("One word was not pasted: “lost”.")).toBeVisible();
});
