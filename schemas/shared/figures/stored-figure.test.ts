import { expect, test } from "vitest";
import { nine, rate, same } from "#tests/support/stored-figures.ts";
import { figuresAmong, readThrough } from "./stored-figure.ts";

const stored = { ...rate, label: "Tax rate", checkedOn: "2026-01-01", status: "toBeConfirmed" };

test("a figure that refers to another has its value, unit, source and dates, and a label of its own", () => {
  const documents = [
    { ...stored, qualifier: "Mine." },
    { ...same, label: "Other", value: "8" },
    nine,
  ];
  const figures = figuresAmong([...documents, { _id: "a", _type: "service" }, null, "figure"]);
  const [, reading, other] = figures;
  if (!reading || !other) throw new Error("The documents above are not figures.");
  expect(figures).toHaveLength(3);
  expect(readThrough(reading, figures)).toMatchObject({
    ...{ ...stored, _id: "same", label: "Other", qualifier: "Mine." },
  });
  expect(readThrough(other, figures)).toEqual(other);
});
