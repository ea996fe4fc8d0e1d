import { expect, test } from "vitest";
import { readChoice } from "#web/tools/zone-finder/choice.ts";
import { questions } from "#web/tools/zone-finder/find-zones.ts";
import { options } from "./zones.ts";

const asked = questions.map((name) => ({
  name,
  options: options[name].map((value) => ({ value, label: value, figure: null })),
}));
const zones = ["jafza", "dmcc", "difc", "adgm", "rakez"].map((id) => ({ id }));

test.each([
  ["nothing", {}, [], []],
  ["an answer that there is not", { activity: "smuggling" }, ["activity"], []],
  ["two answers to one question", { activity: "trading,media" }, ["activity"], []],
  ["JavaScript's own", { visas: "constructor", emirate: "__proto__" }, ["visas", "emirate"], []],
  ["a zone that there is not", { compare: "atlantis,dmcc" }, ["compare"], ["dmcc"]],
  ["too many", { compare: "jafza,dmcc,difc,adgm" }, ["compare"], ["jafza", "dmcc", "difc"]],
  ["a zone twice", { compare: "dmcc,dmcc,", utm_source: "x", toString: "y" }, [], ["dmcc"]],
])("leaves out and names %s", (_what, answers, faults, compared) => {
  expect(readChoice(answers, asked, zones)).toEqual({ wishes: {}, compared, faults });
});

test("reads wishes; an empty answer is none", () => {
  const { wishes } = readChoice({ activity: "trading", visas: "" }, asked, zones);
  expect(wishes).toEqual({ activity: "trading" });
});
