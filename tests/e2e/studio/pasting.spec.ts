import { expect, test } from "#tests/e2e/support/studio.ts";

const word = `<h1>Schools</h1><p class=MsoNormal>One <b>place</b>.</p>
  <p>See <a href="/contact">us</a> or <a href="https://example.com/x">them</a>.</p><img src="x.png">`;

test("what is pasted from Word stands as texts of the site do, and what is left out is named", async ({
  studio,
  documents,
  page,
}) => {
  const service = await documents.service();
  await studio.openDocument(service);
  const paste = async (field: string) => {
    const text = studio.field(field).getByRole("textbox");
    await studio.field(field).getByText("Click to activate").click();
    await text.press("ControlOrMeta+a");
    await text.evaluate((element, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", html);
      clipboardData.setData("text/plain", "Schools");
      const init = { clipboardData, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent("paste", init));
    }, word);
  };
  await paste("hero.lead");
  await expect(page.getByText("Pasted without pictures, links.")).toBeVisible();
  await expect(studio.field("hero.lead")).toContainText("Schools One place. See us or them.");
  await paste("introduction.body");
  const markDefs = expect.arrayContaining([
    expect.objectContaining({ _type: "internalLink" }),
    expect.objectContaining({ _type: "externalLink", href: "https://example.com/x" }),
  ]);
  const body = expect.arrayContaining([expect.objectContaining({ markDefs })]);
  await documents.waitFor(`drafts.${service._id}`, { introduction: { body } });
});
