import { describe, expect, test } from "vitest";
import { problemsOf } from "../problems.ts";

const vat = {
  _id: "figure-vat-rate",
  _type: "figure",
  label: "VAT rate",
  value: "5",
  unit: "%",
  sourceTitle: "Federal Tax Authority",
  sourceUrl: "https://tax.example.com/vat",
  checkedOn: "2026-11-21",
  status: "confirmed",
};

test("accepts a figure with its source", async () => {
  expect(await problemsOf(vat)).toEqual([]);
});

test.each([
  ["no value", { value: undefined }, "error value: "],
  ["a blank label", { label: " " }, "error label: "],
  ["a value of 25 characters", { value: "1".repeat(25) }, "error value: "],
  ["no source", { sourceTitle: undefined }, "error sourceTitle: "],
  ["a source that is no address", { sourceUrl: "tax.example.com" }, "error sourceUrl: "],
  ["no day of checking", { checkedOn: undefined }, "error checkedOn: "],
  ["an unknown status", { status: "perhaps" }, "error status: "],
  ["a unit in the value", { value: "5%" }, "warning value: "],
  ["a source not seen", { status: "toBeConfirmed" }, "warning status: Not confirmed"],
  ["a review day long past", { reviewBy: "2020-01-01" }, "warning reviewBy: "],
  ["a check more than a year ago", { checkedOn: "2020-01-01" }, "warning reviewBy: "],
])("reports %s", async (_name, change, problem) => {
  expect(await problemsOf({ ...vat, ...change })).toEqual([expect.stringContaining(problem)]);
});

describe("a figure that is the same as another", () => {
  const reference = (id: string) => ({ _type: "reference", _ref: id });
  const importVat = {
    _id: "figure-import-vat",
    _type: "figure",
    label: "VAT on imports",
    sameAs: reference(vat._id),
  };

  test("needs nothing of its own but a label", async () => {
    expect(await problemsOf(importVat, [vat])).toEqual([]);
  });

  test("is refused as the same as itself", async () => {
    expect(await problemsOf({ ...importVat, sameAs: reference(importVat._id) })).toEqual([
      "error sameAs: A figure cannot be the same as itself: choose another.",
    ]);
  });

  test("is refused as the same as one that reads through a third", async () => {
    const hotelVat = { ...importVat, _id: "hotel", label: "Hotels", sameAs: reference("import") };
    const stored = [vat, { ...importVat, _id: "import" }];
    expect(await problemsOf(hotelVat, stored)).toEqual([
      "error sameAs: “VAT on imports” is itself the same as “VAT rate”: choose that one.",
    ]);
  });

  test("is refused while others read through it, published or not", async () => {
    const other = { ...vat, _id: "other", label: "Other", value: "6" };
    const chained = { ...vat, sameAs: reference("other") };
    const stored = [other, vat, { ...importVat, _id: `drafts.${importVat._id}` }];
    expect(await problemsOf(chained, stored)).toEqual([
      "error sameAs: “VAT on imports” is the same as this one, so this one states the value itself. Leave this empty, or make that one the same as “Other” first.",
    ]);
  });
});

describe("figures with one value by one law", () => {
  const law = "Federal Decree-Law No. 8 of 2017";
  const standard = { ...vat, sourceTitle: `${law} on Value Added Tax` };
  const imports = { ...standard, _id: "imports", label: "VAT on imports", sourceTitle: law };

  test("are warned of", async () => {
    expect(await problemsOf(imports, [standard])).toEqual([
      "warning value: “VAT rate” has this value by the same law. If it is one fact, set “Same as” in one of them; if not, say so under “Not the same as”.",
    ]);
  });

  test("are not warned of once one is said to be another fact", async () => {
    const distinctFrom = [{ _key: "a", _type: "reference", _ref: imports._id, _weak: true }];
    expect(await problemsOf(imports, [{ ...standard, distinctFrom }])).toEqual([]);
  });
});

describe("a new value", () => {
  const draft = { ...vat, _id: `drafts.${vat._id}`, value: "6" };

  test("is warned of while the day of checking is the old one", async () => {
    expect(await problemsOf(draft, [vat])).toEqual([
      "warning checkedOn: The value is another now: set the day on which you compared it with its source.",
    ]);
  });

  test("is accepted with a new day", async () => {
    expect(await problemsOf({ ...draft, checkedOn: "2026-11-22" }, [vat])).toEqual([]);
  });

  test("needs no new day where only the words changed", async () => {
    expect(await problemsOf({ ...draft, value: "5", label: "VAT" }, [vat])).toEqual([]);
  });
});
