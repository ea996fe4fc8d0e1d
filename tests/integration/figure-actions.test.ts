import { clientOf } from "@nordune/content-lake/testing";
import type { SanityClient, SanityDocument } from "@sanity/client";
import { expect, onTestFinished, test } from "vitest";
import { changeActions, confirmActions } from "#schemas/shared/figures/figure-actions.ts";
import { figuresAmong, type StoredFigure } from "#schemas/shared/figures/stored-figure.ts";
import {
  changeFigure,
  confirmFigure,
  scheduleFigure,
} from "#studio/figures-tool/publish-figure.ts";
import { startFaultyLake } from "#tests/support/faulty-lake.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

const RATE = "figure-corporate-tax-rate";

async function stored() {
  const published = await lake.client().getDocument<SanityDocument>(RATE);
  const [figure] = figuresAmong([published]);
  if (published === undefined || figure === undefined) throw new Error(`${RATE} is not seeded.`);
  return { published, figure };
}

const change = {
  value: "10",
  sourceTitle: "Federal Decree-Law No. 1 of 2027",
  checkedOn: "2026-11-22",
};
const from = "2999-01-01";
const releases = () => lake.client().fetch<SanityDocument[]>("releases::all()");

/** What somebody is typing at this moment. */
async function typing(value: string) {
  const client = lake.client();
  await client.createVersion({ baseId: RATE, publishedId: RATE });
  await client.patch(`drafts.${RATE}`).set({ value }).commit();
  onTestFinished(async () => void (await client.discardVersion({ publishedId: RATE })));
}

type Way = (client: SanityClient, figure: StoredFigure) => Promise<unknown>;

const ways: [string, Way][] = [
  ["Confirmed today", (client, figure) => confirmFigure(client, figure, "2026-11-30")],
  ["Publish now", (client, figure) => changeFigure(client, figure, change)],
  ["Schedule", (client, figure) => scheduleFigure(client, figure, { change, from })],
];

test.each(ways)("“%s” tells who clicks it that somebody is typing", async (_name, click) => {
  const { figure, published } = await stored();
  await typing("1");
  await expect(click(lake.client(), figure)).rejects.toThrow(/^Somebody has begun to change/);
  expect((await stored()).published).toEqual(published);
  expect(await lake.client().getDocument(`drafts.${RATE}`)).toMatchObject({ value: "1" });
  expect(await releases()).toEqual([]);
});

test.each(ways)("“%s” tells who looks at what is no longer so", async (_name, click) => {
  const { figure, published } = await stored();
  await expect(click(lake.client(), { ...figure, _rev: "older" })).rejects.toThrow(
    /^This figure was published anew/,
  );
  expect((await stored()).published).toEqual(published);
});

test.each([
  ["a confirmation", (figure: StoredFigure) => confirmActions(figure, "2026-11-30")],
  ["a change", (figure: StoredFigure) => changeActions(figure, change)],
])("%s is refused as a whole where somebody begins to type meanwhile", async (_name, actionsOn) => {
  const { figure, published } = await stored();
  const action = (seen: StoredFigure) => lake.client().action(actionsOn(seen));
  await expect(action({ ...figure, _rev: "older" })).rejects.toThrow("unexpected revision");
  await typing("1");
  await expect(action(figure)).rejects.toThrow("already exists");
  expect((await stored()).published).toEqual(published);
});

test("a confirmed figure is published with its new day, and no draft is left", async () => {
  const { figure } = await stored();
  await confirmFigure(lake.client(), figure, "2026-11-30");
  expect((await stored()).published).toMatchObject({ value: "9", checkedOn: "2026-11-30" });
  expect(await lake.client().getDocument(`drafts.${RATE}`)).toBeUndefined();
});

test.each([1, 2, 3])("a schedule of which step %i fails leaves no release", async (failing) => {
  const faulty = await startFaultyLake(lake.url());
  onTestFinished(faulty.close);
  let steps = 0;
  faulty.fault = ({ url }) => {
    if (url?.includes("/data/actions/")) steps += 1;
    return steps === failing && url?.includes("/data/actions/") ? "answers 500" : undefined;
  };
  const { figure, published } = await stored();
  await expect(scheduleFigure(clientOf(faulty), figure, { change, from })).rejects.toThrow(
    "broken",
  );
  expect(await releases()).toEqual([]);
  expect((await stored()).published).toEqual(published);
});

test("what a failed schedule cannot clear away is named", async () => {
  const faulty = await startFaultyLake(lake.url());
  onTestFinished(faulty.close);
  let steps = 0;
  faulty.fault = ({ url }) =>
    url?.includes("/data/actions/") && ++steps > 1 ? "answers 500" : undefined;
  const { figure } = await stored();
  await expect(scheduleFigure(clientOf(faulty), figure, { change, from })).rejects.toThrow(
    "stays under Releases",
  );
  const [left] = await releases();
  const releaseId = String(left?.name);
  await lake.client().releases.archive({ releaseId });
  await lake.client().releases.delete({ releaseId });
});

test("a change from a later day on is scheduled: visitors see the old value, the release the new one", async () => {
  const client = lake.client();
  await scheduleFigure(client, (await stored()).figure, { change, from });
  const [release] = await releases();
  expect(release).toMatchObject({ state: "scheduled", publishAt: "2998-12-31T20:00:00.000Z" });
  const value = (perspective: "published" | string[]) =>
    client.fetch(`*[_id == $id][0].value`, { id: RATE }, { perspective });
  expect(await value("published")).toBe("9");
  expect(await value([String(release?.name)])).toBe("10");
});

test("a change at once is published with its source, and keeps what it does not name", async () => {
  const { figure, published } = await stored();
  await changeFigure(lake.client(), figure, change);
  const { _rev, _updatedAt, sourceUrl, ...kept } = published;
  expect((await stored()).published).toMatchObject({ ...kept, ...change });
});
