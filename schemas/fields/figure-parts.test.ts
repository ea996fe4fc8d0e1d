import { expect, test } from "vitest";
import { wholeNextValue } from "./figure-parts.ts";

const next = { from: "2027-01-01", value: "1", sourceTitle: "Law", checkedOn: "2026-11-21" };

test("a figure's next value needs all of its parts or none", () => {
  for (const sound of [undefined, { from: "" }, next]) expect(wholeNextValue(sound)).toBe(true);
  expect(wholeNextValue({ from: "2027-01-01", qualifier: "Soon." })).toBe(
    "Also needed: Value, Source, Checked on.",
  );
});
