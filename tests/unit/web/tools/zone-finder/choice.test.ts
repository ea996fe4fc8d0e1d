import { expect, test } from "vitest";
import { type Choosable, readChoice } from "#web/tools/zone-finder/choice.ts";
import { questions } from "#web/tools/zone-finder/find-zones.ts";
import { seededRandom } from "../seeded-random.ts";
import { options } from "./zones.ts";

const choosable: Choosable = { options, zones: ["jafza", "dmcc", "difc", "adgm", "rakez"] };

test("reads wishes and the zones to compare; an empty answer is none", () => {
  expect(readChoice({ activity: "trading", visas: "", compare: "jafza,dmcc," }, choosable)).toEqual(
    { wishes: { activity: "trading" }, compared: ["jafza", "dmcc"], faults: [] },
  );
  expect(readChoice({}, choosable)).toEqual({ wishes: {}, compared: [], faults: [] });
});

test.each([
  ["an answer that there is not", { activity: "smuggling" }, ["activity"], []],
  ["two answers to one question", { activity: "trading,media" }, ["activity"], []],
  [
    "names of JavaScript's own",
    { visas: "constructor", emirate: "__proto__" },
    ["visas", "emirate"],
    [],
  ],
  ["a zone that there is not", { compare: "atlantis,dmcc" }, ["compare"], ["dmcc"]],
  [
    "more zones than there is room for",
    { compare: "jafza,dmcc,difc,adgm" },
    ["compare"],
    ["jafza", "dmcc", "difc"],
  ],
  ["a script", { premises: "<script>alert(1)</script>" }, ["premises"], []],
])("leaves out and names %s", (_what, answers, faults, compared) => {
  expect(readChoice(answers, choosable)).toEqual({ wishes: {}, compared, faults });
});

test("the same zone twice is one, and what other parameters say is not looked at", () => {
  expect(readChoice({ compare: "dmcc,dmcc", utm_source: "x", toString: "y" }, choosable)).toEqual({
    wishes: {},
    compared: ["dmcc"],
    faults: [],
  });
});

test("whatever the answers, only what can be chosen is chosen", () => {
  const random = seededRandom(8);
  const pieces = [..."ab%&=+#?/\\\"'<>{},\u0000é", ...questions, "dmcc", "trading", "yes", "none"];
  const garbage = () =>
    Array.from(
      { length: Math.floor(random() * 4) },
      () => pieces[Math.floor(random() * pieces.length)],
    ).join("");
  const problems: unknown[] = [];
  for (let run = 0; run < 5000; run += 1) {
    const answers = Object.fromEntries([...questions, "compare"].map((name) => [name, garbage()]));
    const { wishes, compared, faults } = readChoice(answers, choosable);
    const isSound = questions.every((question) => {
      const wish = wishes[question];
      const isKnown = wish === undefined || options[question].some((each) => each === wish);
      // Each answer is used or named.
      return (
        isKnown && (answers[question] !== "") === (wish !== undefined || faults.includes(question))
      );
    });
    const isComparable =
      compared.length <= 3 && compared.every((id) => choosable.zones.includes(id));
    if (!isSound || !isComparable) problems.push(answers);
  }
  expect(problems).toEqual([]);
});
