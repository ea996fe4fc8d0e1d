import { expect, test } from "vitest";
import { pastReviewDay, pastReviewDayParams } from "#schemas/shared/figures/review-day.ts";
import { figureFields } from "#schemas/shared/projections.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

const RATE = "figure-corporate-tax-rate";
const SAME = "figure-free-zone-non-qualifying-tax-rate";

const shown = () => lake.client().fetch(`*[_id == $id][0]{ ${figureFields} }`, { id: SAME });

test("a figure that is the same as another shows its value, and its own condition", async () => {
  const rate = await lake.client().getDocument(RATE);
  expect(await shown()).toMatchObject({
    _id: SAME,
    label: "Corporate tax rate on a free zone company's non-qualifying income",
    value: "9",
    unit: "%",
    qualifier: expect.stringContaining("non-qualifying revenue"),
    sameAs: { _updatedAt: rate?._updatedAt },
  });
});

test("it follows every change: another value, no unit, and the condition where it has none", async () => {
  await lake.client().patch(RATE).set({ value: "9.75" }).unset(["unit"]).commit();
  await lake.client().patch(SAME).set({ value: "8", unit: "%" }).unset(["qualifier"]).commit();
  expect(await shown()).toMatchObject({
    value: "9.75",
    unit: null,
    qualifier: "For tax periods that start on or after 1 June 2023.",
  });
});

test("every seeded figure has a review day, so that a year on all are past it", async () => {
  const past = (today: string) =>
    lake.client().fetch<string[]>(`*[${pastReviewDay}]._id`, pastReviewDayParams(today));
  expect(await past("2026-11-22")).toEqual([]);
  const originals = await lake
    .client()
    .fetch<string[]>(`*[_type == "figure" && !defined(sameAs)]._id`);
  expect((await past("2027-11-22")).sort()).toEqual(originals.sort());
});
