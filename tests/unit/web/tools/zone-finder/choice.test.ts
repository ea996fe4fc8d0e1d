import { expect, test } from "vitest";
import { type Choosable, readChoice } from "#web/tools/zone-finder/choice.ts";
import { questions } from "#web/tools/zone-finder/find-zones.ts";
import { eachOfMany, typed } from "../many.ts";
import { options } from "./zones.ts";

const choosable: Choosable = {
  valuesOf: (question) => options[question],
  zones: ["jafza", "dmcc", "difc", "adgm", "rakez"],
};

test.each([
  ["nothing", {}, [], []],
  ["an answer that there is not", { activity: "smuggling" }, ["activity"], []],
  ["two answers to one question", { activity: "trading,media" }, ["activity"], []],
  ["JavaScript's own", { visas: "constructor", emirate: "__proto__" }, ["visas", "emirate"], []],
  ["a zone that there is not", { compare: "atlantis,dmcc" }, ["compare"], ["dmcc"]],
  ["too many", { compare: "jafza,dmcc,difc,adgm" }, ["compare"], ["jafza", "dmcc", "difc"]],
  ["a zone twice", { compare: "dmcc,dmcc,", utm_source: "x", toString: "y" }, [], ["dmcc"]],
])("leaves out and names %s", (_what, answers, faults, compared) => {
  expect(readChoice(answers, choosable)).toEqual({ wishes: {}, compared, faults });
});

test("reads wishes; an empty answer is none", () => {
  const { wishes } = readChoice({ activity: "trading", visas: "" }, choosable);
  expect(wishes).toEqual({ activity: "trading" });
});

test("whatever the answers, only what can be chosen is chosen, and each other one is named", () => {
  const pieces = [..."ab%&=+#?/\\\"'<>{},\u0000é", ...questions, "dmcc", "trading", "yes", "none"];
  const make = (random: () => number) =>
    Object.fromEntries([...questions, "compare"].map((name) => [name, typed(random, pieces, 4)]));
  eachOfMany(make, (answers) => {
    const { wishes, compared, faults } = readChoice(answers, choosable);
    for (const question of questions) {
      const wish = wishes[question];
      const known: readonly string[] = options[question];
      expect(wish === undefined || known.includes(wish)).toBe(true);
      expect(answers[question] !== "").toBe(wish !== undefined || faults.includes(question));
    }
    expect(compared.length <= 3 && compared.every((id) => choosable.zones.includes(id))).toBe(true);
  });
});
