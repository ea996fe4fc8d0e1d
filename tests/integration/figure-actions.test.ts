import type { SanityClient } from "@sanity/client";
import { expect, onTestFinished, test } from "vitest";
import { figuresAmong, type StoredFigure } from "#schemas/shared/figures/stored-figure.ts";
import { changed, type FigureEdit, publishActions } from "#studio/figures-tool/figure-actions.ts";
import { approveProposal, proposeEdit, publishEdit } from "#studio/figures-tool/publish-figure.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

const RATE = "figure-corporate-tax-rate";

async function stored() {
  const published = await lake.stored(RATE);
  const [figure] = figuresAmong([published]);
  if (figure === undefined) throw new Error(`${RATE} is no figure.`);
  return { published, figure };
}

const change = {
  value: "10",
  sourceTitle: "Federal Decree-Law No. 1 of 2027",
  checkedOn: "2026-11-22",
};

const send = (client: SanityClient, seen: StoredFigure, edit: FigureEdit) =>
  publishEdit(client, seen, edit, "local-editor");

test("a change is refused, also as a whole, where somebody is typing or has published", async () => {
  const { figure, published } = await stored();
  const client = lake.client();
  const older = { ...figure, _rev: "older" };
  const sent = (seen: StoredFigure) => send(client, seen, changed(figure, change));
  const acted = (seen: StoredFigure) =>
    client.action(publishActions(seen, changed(seen, change), { by: "somebody", at: new Date() }));
  await expect(sent(older)).rejects.toThrow(/^This figure was published anew/);
  await expect(acted(older)).rejects.toThrow("unexpected revision");
  await client.createVersion({ baseId: RATE, publishedId: RATE });
  onTestFinished(async () => void (await client.discardVersion({ publishedId: RATE })));
  await client.patch(`drafts.${RATE}`).set({ value: "1" }).commit();
  await expect(sent(figure)).rejects.toThrow(/^Somebody has begun to change/);
  await expect(acted(figure)).rejects.toThrow("already exists");
  expect((await stored()).published).toEqual(published);
  expect(await lake.stored(`drafts.${RATE}`)).toMatchObject({ value: "1" });
});

test("what is published is logged with who did it, and can be taken back until the next", async () => {
  const { figure, published } = await stored();
  const client = lake.client();
  const undo = await send(client, figure, changed(figure, change));
  const { _rev, _updatedAt, sourceUrl, ...kept } = published;
  const after = (await stored()).published;
  expect(after).toMatchObject({ ...kept, ...change });
  expect(after.log).toMatchObject([
    { done: "Before", value: "9" },
    { done: "Changed", by: "local-editor", value: "10", sourceTitle: change.sourceTitle },
  ]);
  expect(await client.getDocument(`drafts.${RATE}`)).toBeUndefined();

  await undo(client);
  const { log, _rev: _revision, _updatedAt: _moment, ...restored } = (await stored()).published;
  expect(restored).toEqual({ ...kept, sourceUrl });
  expect(log).toHaveLength(3);
  await expect(undo(client)).rejects.toThrow(/^This figure was published anew/);
});

test("a proposal is published by somebody else, as they read it, and both are logged", async () => {
  const { figure } = await stored();
  const editor = lake.client();
  const reviewer = editor.withConfig({
    headers: { cookie: "content-lake-person=local-reviewer" },
  });
  await proposeEdit(editor, figure, changed(figure, { ...change, value: "11" }), "local-editor");
  expect((await stored()).figure.value).toBe(figure.value);
  const [draft] = figuresAmong([await lake.stored(`drafts.${RATE}`)]);
  if (draft === undefined) throw new Error("Nothing is proposed.");
  const approve = (client: SanityClient, by: string, seen = draft) =>
    approveProposal(client, { figure, draft: seen, by });
  await expect(approve(editor, "local-editor")).rejects.toThrow(/^You wrote in this proposal/);
  await expect(approve(reviewer, "local-reviewer", { ...draft, _rev: "older" })).rejects.toThrow(
    "unexpected revision",
  );
  await approve(reviewer, "local-reviewer");
  const after = (await stored()).published;
  expect(after).toMatchObject({ value: "11" });
  expect(after.log.slice(-2)).toMatchObject([
    { done: "Proposed: Changed", by: "local-editor", value: "11" },
    { done: "Approved", by: "local-reviewer", value: "11" },
  ]);
});
