import { expect, test } from "vitest";
import { questions, readChoice } from "#web/tools/zone-finder/find-zones.ts";
import { options } from "./zones.ts";

const asked = questions.map((name) => ({
  name,
  options: options[name].map((value) => ({ value, label: value, figure: null })),
}));
const zones = ["jafza", "dmcc", "difc", "adgm", "rakez"].map((id) => ({ id }));

test.each([
  [{}, [], []],
  [{ activity: "smuggling" }, ["activity"], []],
  [{ activity: "trading,media" }, ["activity"], []],
  [{ visas: "constructor", emirate: "__proto__" }, ["visas", "emirate"], []],
  [{ compare: "atlantis,dmcc" }, ["compare"], ["dmcc"]],
  [{ compare: "jafza,dmcc,difc,adgm" }, ["compare"], ["jafza", "dmcc", "difc"]],
  [{ compare: "dmcc,dmcc,", utm_source: "x", toString: "y" }, [], ["dmcc"]],
])("of %o names %j and compares %j", (answers, wrong, compared) => {
  const read = readChoice(answers, asked, zones);
  expect(read.wishes).toEqual({});
  expect(Object.keys(read.problems)).toEqual(wrong);
  expect(read.compared.map(({ id }) => id)).toEqual(compared);
});

test("reads wishes; an empty answer is none", () => {
  const { wishes } = readChoice({ activity: "trading", visas: "" }, asked, zones);
  expect(wishes).toEqual({ activity: "trading" });
});
