import { expect, test } from "vitest";
import { english, type LanguageId, languages } from "../languages.ts";
import { formatFigure, SHORT_CONDITION, shortCondition } from "./figure-text.ts";

test.each([
  [{ value: "9", unit: "%" }, "9%"],
  [{ value: "375,000", unit: "AED" }, "AED\u00a0375,000"],
  [{ value: "10", unit: "years" }, "10\u00a0years"],
  [{ value: "10", unit: "years", show: "valueOnly" }, "10"],
  [{ value: "1", counted: { one: "zone", other: "zones" } }, "1\u00a0zone"],
  [{ value: "50+", counted: { one: "zone", other: "zones" } }, "50+\u00a0zones"],
  [{ value: "21", counted: { one: "zone", other: "zones" }, show: "valueOnly" }, "21"],
  [{ value: "31 July 2026" }, "31\u00a0July 2026"],
  [{ value: null, unit: "%" }, ""],
])("the figure %j is shown as %j", (shown, text) => {
  expect(formatFigure(shown, english)).toBe(text);
});

const ofTime: Record<LanguageId, string[]> = {
  en: ["1 year", "2 years", "5 years", "21 years", "1 day", "2 days", "21 days"],
  sv: ["1 år", "2 år", "5 år", "21 år", "1 dag", "2 dagar", "21 dagar"],
  no: ["1 år", "2 år", "5 år", "21 år", "1 dag", "2 dager", "21 dager"],
  da: ["1 år", "2 år", "5 år", "21 år", "1 dag", "2 dage", "21 dage"],
  fi: ["1 vuosi", "2 vuotta", "5 vuotta", "21 vuotta", "1 päivä", "2 päivää", "21 päivää"],
};

test.each(languages)("units of time agree with their number in $name", (language) => {
  const years = ["1", "2", "5", "21"].map((value) => ({ value, unit: "years" }));
  const days = ["1", "2", "21"].map((value) => ({ value, unit: "days" }));
  const shown = [...years, ...days].map((figure) => formatFigure(figure, language));
  expect(shown.map((text) => text.replaceAll("\u00a0", " "))).toEqual(ofTime[language.id]);
});

test("an English unit of time has the number of its value, and other units stay as written", () => {
  const shown = (value: string, unit: string) => formatFigure({ value, unit }, english);
  expect(shown("1", "month")).toBe("1\u00a0month");
  expect(shown("3", "month")).toBe("3\u00a0months");
  expect(shown("15–50", "years")).toBe("15–50\u00a0years");
  expect(shown("1", "zones")).toBe("1\u00a0zones");
});

const long = "x".repeat(SHORT_CONDITION + 1);

test.each([
  [{ shortQualifier: "by category", qualifier: long }, "by category"],
  [{ shortQualifier: null, qualifier: "Golden visas are exempt." }, "Golden visas are exempt."],
  [{ shortQualifier: "", qualifier: long }, undefined],
])("the short condition of %j is %j", (conditions, text) => {
  expect(shortCondition(conditions)).toBe(text);
});
