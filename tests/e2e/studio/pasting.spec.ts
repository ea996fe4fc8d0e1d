import { expect, test } from "#tests/e2e/support/studio.ts";

// Sanity's editor says so of whatever is copied from a page or a word processor.
test.use({ alsoAllowed: [/Clipboard contains both text and HTML/] });

/** What Word puts on the clipboard: its own styles and elements, a link, a picture of its own disk. */
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name="Generator" content="Microsoft Word 15"><style>p.MsoNormal{margin:0}</style></head>
<body lang="EN-GB"><!--StartFragment-->
<p class="MsoNormal">One <b>licence</b> comes first.<o:p></o:p></p>
<p class="MsoNormal">Then the <a href="https://u.ae/">visa<o:p></o:p></a>, as <a href="/contact">we</a> say.</p>
<p class="MsoNormal"><img width="10" height="10" src="file:///C:/chart.png"></p>
<!--EndFragment--></body></html>`;

test("what is pasted from Word becomes a text of the site, and what is dropped is named", async ({
  studio,
  documents,
  page,
}) => {
  const service = await documents.listedService();
  await studio.openDocument(service);
  const lead = studio.field("hero.lead");
  const text = lead.locator("[contenteditable=true]");
  await text.click();
  await page.keyboard.press("ControlOrMeta+a");
  await text.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", html);
    clipboardData.setData("text/plain", "as text");
    const paste = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent("paste", paste));
  }, fromWord);
  await expect(page.getByText("Pasted without pictures, links.")).toBeVisible();
  await expect(text).toHaveText("One licence comes first. Then the visa, as we say.");
  await expect(text.getByText("licence")).toHaveCSS("font-weight", "700");
  await studio.publish();
});
