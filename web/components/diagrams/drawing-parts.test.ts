import { expect, test } from "vitest";
import { numbersIn } from "./drawing-parts.tsx";

test("a diagram reads one number of a figure, or both ends of a range", () => {
  const values = ["9.75", "375,000", "85–88", "200+", "is open"];
  expect(values.map(numbersIn)).toEqual([[9.75], [375_000], [85, 88], [200], []]);
});
