import { expect, test } from "vitest";
import { figuresAmong, readThrough } from "#schemas/shared/figures/stored-figure.ts";
import { twinsOf } from "#schemas/shared/figures/twins.ts";
import { figureDocuments } from "#scripts/seed/content/figures/index.ts";

const [original, same, other] = figuresAmong([
  {
    _id: "rate",
    _type: "figure",
    label: "Tax rate",
    value: "9",
    unit: "%",
    qualifier: "From 2023.",
    sourceTitle: "A law",
    checkedOn: "2026-01-01",
    status: "confirmed",
  },
  { _id: "same", _type: "figure", label: "Other income", value: "8", sameAs: { _ref: "rate" } },
  { _id: "other", _type: "figure", label: "Zones", value: "9" },
]);
if (!original || !same || !other) throw new Error("The figures above are not figures.");
const all = [original, same, other];

test("documents of other types, and things that are no documents, are no figures", () => {
  expect(figuresAmong([{ _id: "a", _type: "service" }, null, "figure"])).toEqual([]);
});

test("a figure reads value, unit, source and days through another, and keeps its label", () => {
  expect(readThrough(same, all)).toMatchObject({
    _id: "same",
    label: "Other income",
    value: "9",
    unit: "%",
    qualifier: "From 2023.",
    sourceTitle: "A law",
    checkedOn: "2026-01-01",
    status: "confirmed",
  });
  expect(readThrough({ ...same, qualifier: "Zones only." }, all).qualifier).toBe("Zones only.");
});

test("a figure of its own is read as it is", () => {
  expect(readThrough(other, all)).toEqual(other);
});

test("no two seeded figures may state one fact without saying so", () => {
  const seeded = figuresAmong(figureDocuments);
  expect(seeded).toHaveLength(figureDocuments.length);
  const twins = seeded.flatMap((figure) =>
    twinsOf(figure, seeded).map(({ _id }) => `${figure._id} and ${_id}`),
  );
  expect(twins).toEqual([]);
});
