import { expectOnSite, redirectAt } from "#tests/e2e/support/site-pages.ts";
import { addresses } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/studio.ts";
import { uniqueWord } from "#tests/e2e/support/studio-documents.ts";

// The Releases tool checks in advance whether the release can be published.
test.use({ alsoAllowed: [/status of 409 \(Conflict\)/] });

test("a release can change a page's address, and another release can remove the page", async ({
  studio,
  documents,
  page,
}) => {
  const service = await documents.listedService();
  const slug = uniqueWord();
  const path = `/services/${slug}`;
  const metadata = await documents.create({
    _type: "pageMetadata",
    path: service.path,
    title: "For search",
  });
  documents.removeLater("_type == 'redirect' && source in [$path, $old]", {
    path,
    old: service.path,
  });
  await expectOnSite(service.path, ">For search</title>");
  const oldAddress = page.getByRole("region", { name: "The old address" });

  const moving = await documents.release();
  await moving.add(service);
  await studio.openInRelease(service, moving.releaseId);
  await studio.text("slug").fill(slug);
  await expect(oldAddress).toContainText(`moves from ${service.path} to ${path}`);
  await oldAddress.getByRole("button", { name: "Make the redirect" }).click();
  await expect(oldAddress).toContainText(`The release redirects ${service.path} to ${path}.`);
  await documents.waitFor(`versions.${moving.releaseId}.${metadata._id}`, { path });
  expect(await redirectAt(service.path)).toMatchObject({ status: 200 });
  await moving.publish();
  await expect.poll(() => redirectAt(service.path)).toEqual({ status: 308, locations: [path] });
  await expectOnSite(path, ">For search</title>");

  const referring = await documents.service();
  const reference = { _type: "reference", _ref: service._id };
  await documents.change(referring._id, {
    readOn: [{ _key: "a", _type: "navLink", label: "Read on", page: reference }],
  });
  const going = await documents.release();
  await going.add(service);
  await studio.openInRelease(service, going.releaseId);
  await studio.chooseAction("Unpublish when releasing");
  await studio.confirm("Yes, unpublish when releasing");
  const blockers = page.getByRole("region", { name: "What refers to it" });
  await expect(blockers.getByRole("link")).toContainText(referring.title);
  await expect(blockers).toContainText("the release cannot be published until none does");
  const form = page.url();
  await page.goto(`${addresses.studio}/releases/${going.releaseId}`);
  const above = page.getByRole("region", { name: "What hinders the release" });
  await expect(above.getByRole("link", { name: referring.title })).toBeVisible();
  await page.goto(form);
  await documents.change(referring._id, { readOn: [] });
  await expect(blockers).toHaveCount(0);
  await expect(oldAddress).toContainText(`With this release, no page is at ${path} any more.`);
  await oldAddress.getByLabel("Lead them to").selectOption("/contact");
  await oldAddress.getByRole("button", { name: "Make the redirect" }).click();
  await expect(oldAddress).toContainText(`The release redirects ${path} to /contact.`);
  await going.publish();
  await expect.poll(() => redirectAt(path)).toEqual({ status: 308, locations: ["/contact"] });
});
