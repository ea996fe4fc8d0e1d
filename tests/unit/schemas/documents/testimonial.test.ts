import { expect, test } from "vitest";
import { problemsOf } from "../problems.ts";

const testimonial = {
  _id: "testimonial-1",
  _type: "testimonial",
  quote: "They answered within the day.",
  role: "Software consultant",
  city: "Riga",
  country: "Latvia",
};

test("accepts a testimonial of up to 300 characters", async () => {
  expect(await problemsOf({ ...testimonial, quote: "a".repeat(300) })).toEqual([]);
});

test.each([
  ["a longer one", { quote: "a".repeat(301) }, "error quote: "],
  ["one that nobody signed", { role: " " }, "error role: "],
  ["one from nowhere", { city: undefined }, "error city: "],
])("refuses %s", async (_name, change, problem) => {
  expect(await problemsOf({ ...testimonial, ...change })).toContainEqual(
    expect.stringContaining(problem),
  );
});
