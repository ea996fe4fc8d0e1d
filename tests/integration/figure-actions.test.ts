import type { SanityDocument } from "@sanity/client";
import { expect, test } from "vitest";
import {
  changeActions,
  confirmActions,
  scheduleActions,
} from "#schemas/shared/figures/figure-actions.ts";
import { figuresAmong } from "#schemas/shared/figures/stored-figure.ts";
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

test("a confirmed figure is published with its new day, and no draft is left", async () => {
  const { figure } = await stored();
  await lake.client().action(confirmActions(figure, "2026-11-30"));
  expect((await stored()).published).toMatchObject({ value: "9", checkedOn: "2026-11-30" });
  expect(await lake.client().getDocument(`drafts.${RATE}`)).toBeUndefined();
});

test("a change from a later day on is scheduled: visitors see the old value, the release the new one", async () => {
  const client = lake.client();
  const { figure, published } = await stored();
  const from = "2999-01-01";
  const actions = scheduleActions({ figure, published, change, from, releaseId: "r1" });
  for (const action of actions) await client.action(action);
  expect(await client.releases.get({ releaseId: "r1" })).toMatchObject({
    state: "scheduled",
    publishAt: "2998-12-31T20:00:00.000Z",
  });
  const value = (perspective: "published" | string[]) =>
    client.fetch(`*[_id == $id][0].value`, { id: RATE }, { perspective });
  expect(await value("published")).toBe("9");
  expect(await value(["r1"])).toBe("10");
});

test("a change at once is published with its source, and keeps what it does not name", async () => {
  const { figure, published } = await stored();
  await lake.client().action(changeActions(figure, change));
  const { _rev, _updatedAt, sourceUrl, ...kept } = published;
  expect((await stored()).published).toMatchObject({ ...kept, ...change });
});
