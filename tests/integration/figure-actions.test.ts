import type { SanityClient } from "@sanity/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { figuresAmong, type StoredFigure } from "#schemas/shared/figures/stored-figure.ts";
import { approveProposal, declineProposal } from "#studio/actions/second-person/decisions.ts";
import { authorsOfDraft, lastAuthorOf } from "#studio/actions/second-person/second-person.ts";
import { changed, type FigureEdit, publishActions } from "#studio/tools/figures/figure-actions.ts";
import { proposeEdit, publishEdit } from "#studio/tools/figures/publish-figure.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

const RATE = "figure-corporate-tax-rate";

async function stored(id = RATE) {
  const published = await lake.stored(id);
  const [figure] = figuresAmong([published]);
  if (figure === undefined) throw new Error(`${id} is no figure.`);
  return { published, figure };
}

const change = {
  value: "10",
  sourceTitle: "Federal Decree-Law No. 1 of 2027",
  checkedOn: "2026-11-22",
};

const send = (client: SanityClient, seen: StoredFigure, edit: FigureEdit) =>
  publishEdit(client, seen, edit, "local-editor");

test("a change of figures is refused as a whole if somebody is editing or has just published one", async () => {
  const { figure, published } = await stored();
  const client = lake.client();
  const older = { ...figure, _rev: "older" };
  const sent = (seen: StoredFigure) => send(client, seen, changed(figure, change));
  const acted = (seen: StoredFigure) =>
    client.action(publishActions(seen, changed(seen, change), { by: "somebody", at: new Date() }));
  await expect(sent(older)).rejects.toThrow(/^This document has been published since/);
  await expect(acted(older)).rejects.toThrow("unexpected revision");
  await client.createVersion({ baseId: RATE, publishedId: RATE });
  onTestFinished(async () => void (await client.discardVersion({ publishedId: RATE })));
  await client.patch(`drafts.${RATE}`).set({ value: "1" }).commit();
  await expect(sent(figure)).rejects.toThrow(/^Somebody has begun to change/);
  await expect(acted(figure)).rejects.toThrow("already exists");
  expect((await stored()).published).toEqual(published);
  expect(await lake.stored(`drafts.${RATE}`)).toMatchObject({ value: "1" });
});

test("publishing a figure is logged with its author and can be undone until the next publish", async () => {
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
  await expect(undo(client)).rejects.toThrow(/^This document has been published since/);
});

const approvedBy = (by: string) => ({ done: "Approved", by });

/** A proposal that waits for another person, as this reviewer reads it. */
async function proposed(id: string, value: string) {
  const { figure, published } = await stored(id);
  const editor = lake.client();
  const reviewer = editor.withConfig({
    headers: { cookie: "content-lake-person=local-reviewer" },
  });
  await proposeEdit(editor, figure, changed(figure, { ...change, value }), "local-editor");
  const waiting = await lake.stored(`drafts.${id}`);
  const [draft] = figuresAmong([waiting]);
  if (draft === undefined) throw new Error("Nothing is proposed.");
  return { editor, reviewer, figure, published, draft, waiting };
}

test("a proposed figure is published by another person exactly as read, and both are logged", async () => {
  const { editor, reviewer, figure, published, draft, waiting } = await proposed(RATE, "11");
  const approve = (client: SanityClient, by: string, seen: object = {}) =>
    approveProposal(client, { published: figure, draft, ...seen }, by);
  await expect(approve(editor, "local-editor")).rejects.toThrow(/^You edited this proposal/);
  const older = { draft: { ...draft, _rev: "older" } };
  await expect(approve(reviewer, "local-reviewer", older)).rejects.toThrow("unexpected revision");
  expect((await stored()).published).toEqual(published);
  expect(await lake.stored(`drafts.${RATE}`)).toEqual(waiting);
  await approve(reviewer, "local-reviewer");
  const after = (await stored()).published;
  expect(after).toMatchObject({ value: "11" });
  expect(after.log.slice(-2)).toMatchObject([
    { done: "Proposed: Changed", by: "local-editor", value: "11" },
    { ...approvedBy("local-reviewer"), value: "11" },
  ]);
});

test("the authors of a proposal are known after hundreds of edits, without those of an earlier proposal", async () => {
  const id = "figure-abu-dhabi-tax-guarantee";
  const before = await proposed(id, "14");
  await before.editor.patch(`drafts.${id}`).set({ value: "15" }).commit();
  const [seen] = figuresAmong([await lake.stored(`drafts.${id}`)]);
  if (seen === undefined) throw new Error("Nothing is proposed.");
  const read = { published: before.figure, draft: seen };
  await approveProposal(before.reviewer, read, "local-reviewer");
  const { editor, reviewer } = await proposed(id, "16");
  const authors = () => authorsOfDraft(editor, id);
  expect(await authors()).toEqual(new Set(["local-editor"]));
  for (let edit = 0; edit < 120; edit += 1) {
    await editor
      .patch(`drafts.${id}`)
      .set({ qualifier: `${edit}` })
      .commit();
  }
  await reviewer.patch(`drafts.${id}`).set({ qualifier: "The reviewer's" }).commit();
  expect(await authors()).toEqual(new Set(["local-editor", "local-reviewer"]));
  // A change without a draft makes nobody less its author.
  await editor.patch(id).set({ qualifier: "By a script" }).commit();
  expect(await authors()).toEqual(new Set(["local-editor", "local-reviewer"]));
});

test("a discarded proposal cannot be approved", async () => {
  const id = "figure-tax-residency-days";
  const { editor, reviewer, figure, draft, published } = await proposed(id, "12");
  await editor.discardVersion({ publishedId: id });
  const approved = approveProposal(reviewer, { published: figure, draft }, "local-reviewer");
  await expect(approved).rejects.toThrow("unexpected revision");
  expect((await stored(id)).published).toEqual(published);
  expect(await editor.getDocument(`drafts.${id}`)).toBeUndefined();
});

test("a proposal cannot be approved after its figure was published again", async () => {
  const id = "figure-vat-rate";
  const { editor, reviewer, figure, draft, waiting } = await proposed(id, "12");
  await editor.patch(id).set({ label: "Another label" }).commit();
  const { published, figure: now } = await stored(id);
  const approve = (seen: StoredFigure) =>
    approveProposal(reviewer, { published: seen, draft }, "local-reviewer");
  await expect(approve(figure)).rejects.toThrow("unexpected revision");
  expect((await stored(id)).published).toEqual(published);
  expect(await lake.stored(`drafts.${id}`)).toEqual(waiting);
  await approve(now);
  expect((await stored(id)).published).toMatchObject({ value: "12" });
});

test("approving a proposal publishes it with the approver's name, also while somebody types", async () => {
  const id = "figure-corporate-tax-band";
  const { editor, reviewer, figure, draft } = await proposed(id, "13");
  const sent = reviewer.action.bind(reviewer);
  vi.spyOn(reviewer, "action").mockImplementation(async (...given) => {
    const result = await sent(...given);
    await editor.createVersion({ baseId: id, publishedId: id });
    return result;
  });
  await approveProposal(reviewer, { published: figure, draft }, "local-reviewer").catch(
    () => undefined,
  );
  const after = (await stored(id)).published;
  expect(after).toMatchObject({ value: "13" });
  expect(after.log.at(-1)).toMatchObject(approvedBy("local-reviewer"));
});

test("the log of an approved draft says the old value and the new one", async () => {
  const id = "figure-corporate-tax-first-year";
  const { figure } = await stored(id);
  const editor = lake.client();
  await editor.createVersion({ baseId: id, publishedId: id });
  await editor.patch(`drafts.${id}`).set({ value: "2024" }).commit();
  const [draft] = figuresAmong([await lake.stored(`drafts.${id}`)]);
  if (draft === undefined) throw new Error("Nobody has written a draft.");
  await approveProposal(editor, { published: figure, draft }, "somebody-else");
  expect((await stored(id)).published.log).toMatchObject([
    { done: "Before", value: figure.value },
    { ...approvedBy("somebody-else"), value: "2024" },
  ]);
});

test("a proposal is declined with a reason, by somebody who did not write it", async () => {
  const id = "figure-free-zone-non-qualifying-tax-rate";
  const { editor, reviewer, figure, published, draft, waiting } = await proposed(id, "14");
  const decline = (client: SanityClient, by: string, seen: object = {}) =>
    declineProposal(
      client,
      { published: figure, draft, ...seen },
      { by, why: "It is not law yet" },
    );
  await expect(decline(editor, "local-editor")).rejects.toThrow(/^You edited this proposal/);
  const older = { ...draft, _rev: "older" };
  const declined = decline(reviewer, "local-reviewer", { draft: older });
  await expect(declined).rejects.toThrow("unexpected revision");
  const olderFigure = { ...figure, _rev: "older" };
  const anew = decline(reviewer, "local-reviewer", { published: olderFigure });
  await expect(anew).rejects.toThrow("unexpected revision");
  // Neither the figure nor the proposal has changed in part.
  expect((await stored(id)).published).toEqual(published);
  expect(await lake.stored(`drafts.${id}`)).toEqual(waiting);

  await decline(reviewer, "local-reviewer");
  const { log, _rev, _updatedAt, ...after } = (await stored(id)).published;
  const { _rev: _revision, _updatedAt: _moment, log: _log, ...before } = published;
  expect(after).toEqual(before);
  expect(log.at(-1)).toMatchObject({
    ...{ done: "Declined (It is not law yet)", by: "local-reviewer", value: "14" },
  });
  expect(await reviewer.getDocument(`drafts.${id}`)).toBeUndefined();
  await expect(decline(reviewer, "local-reviewer")).rejects.toThrow();
});

test("a declined future value is in the log with its day", async () => {
  const id = "figure-family-sponsor-income";
  const { figure } = await stored(id);
  const editor = lake.client();
  const later = { from: "2099-01-01", mayBeCalledOff: false };
  const edit = changed(figure, { ...change, value: "12", later });
  await proposeEdit(editor, figure, edit, "local-editor");
  const [draft] = figuresAmong([await lake.stored(`drafts.${id}`)]);
  if (draft === undefined) throw new Error("Nothing is proposed.");
  const why = { by: "somebody-else", why: "Too early" };
  await declineProposal(editor, { published: figure, draft }, why);
  expect((await stored(id)).published.log.at(-1)).toMatchObject({
    ...{ done: "Declined (Too early), from 2099-01-01 on", value: "12" },
  });
  expect((await stored(id)).published.next).toBeUndefined();
});

test("approving the first draft of a figure begins its log", async () => {
  const id = "figure-of-somebody";
  const [editor, reviewer] = [as("local-editor"), as("local-reviewer")];
  onTestFinished(async () => void (await editor.delete(id)));
  await editor.create({ _id: `drafts.${id}`, _type: "figure", label: "A rate", value: "1" });
  const draft = await lake.stored(`drafts.${id}`);
  await approveProposal(reviewer, { published: null, draft }, "local-reviewer");
  expect((await stored(id)).published).toMatchObject({
    ...{ value: "1", log: [{ ...approvedBy("local-reviewer"), value: "1" }] },
  });
});

test("a legal page is approved or declined like a figure", async () => {
  const id = "cookiePolicyPage";
  const [editor, reviewer] = [as("local-editor"), as("local-reviewer")];
  const published = await lake.stored(id);
  const propose = async (lead: string) => {
    await editor.createVersion({ baseId: id, publishedId: id });
    await editor.patch(`drafts.${id}`).set({ lead }).commit();
    return { published: await lake.stored(id), draft: await lake.stored(`drafts.${id}`) };
  };
  const first = await propose("A first lead.");
  const own = declineProposal(editor, first, { by: "local-editor", why: "Mine" });
  await expect(own).rejects.toThrow(/^You edited this proposal/);
  await declineProposal(reviewer, first, { by: "local-reviewer", why: "Too short" });
  const declined = await lake.stored(id);
  expect(declined).toMatchObject({ lead: published.lead });
  const event = { _key: expect.any(String), _type: "pageEvent", at: expect.any(String) };
  const said = { ...event, done: "Declined (Too short)", by: "local-reviewer" };
  expect(declined.log).toEqual([said]);
  expect(await editor.getDocument(`drafts.${id}`)).toBeUndefined();

  await approveProposal(reviewer, await propose("A longer lead."), "local-reviewer");
  const approved = await lake.stored(id);
  expect(approved).toMatchObject({ lead: "A longer lead." });
  expect(approved.log).toEqual([said, { ...event, ...approvedBy("local-reviewer") }]);
});

/** The client of a user. */
const as = (person: string) =>
  lake.client().withConfig({ headers: { cookie: `content-lake-person=${person}` } });

test("only people who wrote in the current draft count as its authors", async () => {
  const id = "figure-golden-visa-property";
  const [editor, reviewer] = [as("local-editor"), as("local-reviewer")];
  const authors = () => authorsOfDraft(editor, id);
  const write = async (client: SanityClient, value: string) => {
    await client.createVersion({ baseId: id, publishedId: id });
    await client.patch(`drafts.${id}`).set({ value }).commit();
  };
  expect(await authors(), "without a draft").toBe("untold");
  // A draft that was discarded, and one that was published.
  await write(reviewer, "1,000,000");
  await reviewer.discardVersion({ publishedId: id });
  await write(reviewer, "2,500,000");
  await reviewer.action({
    ...{ actionType: "sanity.action.document.publish", draftId: `drafts.${id}`, publishedId: id },
  });
  await write(editor, "3,000,000");
  expect(await authors()).toEqual(new Set(["local-editor"]));
  // A script that publishes meanwhile does not become an author.
  await as("local-developer").patch(id).set({ label: "Another label" }).commit();
  expect(await authors()).toEqual(new Set(["local-editor"]));
  expect(await lastAuthorOf(editor, id)).toBe("local-developer");
  await reviewer.patch(`drafts.${id}`).set({ qualifier: "Since then" }).commit();
  expect(await authors()).toEqual(new Set(["local-editor", "local-reviewer"]));
});

test("the first author of a draft with many edits counts too", async () => {
  const id = "figure-vat-registration-threshold";
  const [editor, reviewer] = [as("local-editor"), as("local-reviewer")];
  await reviewer.createVersion({ baseId: id, publishedId: id });
  // More transactions than one request to the history returns.
  for (let place = 0; place < 205; place += 1) {
    await editor
      .patch(`drafts.${id}`)
      .set({ qualifier: `Draft ${place}` })
      .commit();
  }
  expect(await authorsOfDraft(editor, id)).toEqual(new Set(["local-editor", "local-reviewer"]));
});
