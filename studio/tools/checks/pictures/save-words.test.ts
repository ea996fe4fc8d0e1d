import { clientOf, createAll, startTestLake } from "@nordune/content-lake/testing";
import { expect, test } from "vitest";
import { freePort } from "../../../../tests/support/ports.ts";
import { studioWorkspace } from "../../../../tests/support/studio-workspace.ts";
import { pictureTexts, seenDocuments } from "./picture-texts.ts";
import { saveEnglish, saveTranslated } from "./save-words.ts";

const image = {
  _type: "imageWithAlt",
  asset: { _type: "reference", _ref: "image-a-800x600-webp", _weak: true },
  alt: "A ferry",
  altFor: "image-z-1x1-png",
};
const page = { _id: "page", _type: "freePage", title: "Summer", hero: { heading: "Sea", image } };
const written = { alt: "A ferry in June", altFor: "image-a-800x600-webp" };

async function lakeWith(...documents: { _id: string; _type: string }[]) {
  const client = clientOf(await startTestLake());
  await createAll(client, ...documents);
  const { schema } = await studioWorkspace();
  const stored = await client.fetch(`*[_type == "freePage"]`, {}, { perspective: "raw" });
  const [picture] = pictureTexts(seenDocuments(stored), schema);
  if (picture === undefined) throw new Error("There is no picture.");
  const read = (id: string) => client.getDocument<Record<string, unknown>>(id);
  return { client, picture, read };
}

test("a picture's text is published at once, names its picture, and is taken back", async () => {
  const { client, picture, read } = await lakeWith(page);
  const { isPublished, undo } = await saveEnglish(client, picture, "A ferry in June");
  expect(isPublished).toBe(true);
  expect(await read("page")).toMatchObject({ hero: { heading: "Sea", image: written } });
  await undo(client);
  expect(await read("page")).toMatchObject(page);
});

test("while somebody has a draft the text goes into the draft, and visitors see no change", async () => {
  const draft = { ...page, _id: "drafts.page", title: "Autumn" };
  const { client, picture, read } = await lakeWith(page, draft);
  expect((await saveEnglish(client, picture, "A ferry in June")).isPublished).toBe(false);
  expect(await read("page")).toMatchObject(page);
  expect(await read("drafts.page")).toMatchObject({ title: "Autumn", hero: { image: written } });
});

test("a page that a second person approves gets a draft with the text", async () => {
  const policy = { ...page, _type: "cookiePolicyPage" };
  const settings = { _id: "siteSettings", _type: "siteSettings", secondPerson: ["legal"] };
  const { client, read } = await lakeWith({ ...page, _id: "other" }, policy, settings);
  const { schema } = await studioWorkspace();
  const [own] = pictureTexts(seenDocuments([policy]), schema);
  if (own === undefined) throw new Error("There is no picture.");
  const { undo } = await saveEnglish(client, own, "A ferry in June");
  expect(await read("page")).toMatchObject(policy);
  expect(await read("drafts.page")).toMatchObject({ hero: { image: written } });
  await undo(client);
  expect(await read("drafts.page")).toBeUndefined();
});

test("what somebody has written since is not taken back", async () => {
  const { client, picture, read } = await lakeWith(page);
  const { undo } = await saveEnglish(client, picture, "A ferry in June");
  await client.patch("page", { set: { title: "Winter" } }).commit();
  await expect(undo(client)).rejects.toThrow("Somebody has changed the document");
  expect(await read("page")).toMatchObject({ title: "Winter", hero: { image: written } });
});

test("without a connection an editor does not read that somebody has changed the document", async () => {
  const { client, picture } = await lakeWith(page);
  const { undo } = await saveEnglish(client, picture, "A ferry in June");
  const unreachable = clientOf({ url: `http://127.0.0.1:${await freePort()}` });
  await expect(undo(unreachable)).rejects.toThrow("fetch failed");
});

test("a translation of a picture's text is begun as a draft, and is changed in its row afterwards", async () => {
  const { client, picture, read } = await lakeWith(page);
  const save = (words: string) =>
    saveTranslated(client, picture, { language: "sv", id: undefined, words });
  const first = await save("En färja");
  const id = "drafts.translation-sv-page";
  const row = { field: "hero.image.alt", source: "A ferry" };
  expect(await read(id)).toMatchObject({
    language: "sv",
    translated: { _ref: "page", _weak: true },
    isShown: false,
    rows: [{ ...row, text: "En färja" }],
  });
  await save("En färja i juni");
  expect(await read(id)).toMatchObject({ rows: [{ ...row, text: "En färja i juni" }] });
  await expect(first.undo(client)).rejects.toThrow("Somebody has changed");
});

test("a published translation whose English text was changed gets the new text in the same row", async () => {
  const rows = [{ _key: "k", field: "hero.image.alt", source: "A boat", text: "En båt" }];
  const sv = { _id: "sv", _type: "translation", language: "sv", rows };
  const { client, picture, read } = await lakeWith(page, sv);
  await saveTranslated(client, picture, { language: "sv", id: "sv", words: "En färja" });
  expect(await read("sv")).toMatchObject({
    rows: [{ _key: "k", source: "A ferry", text: "En färja" }],
  });
});
