import { expect, test } from "vitest";
import { rate } from "../../../tests/support/stored-figures.ts";
import * as actions from "./figure-actions.ts";

const TODAY = "2026-11-22";

const stored = { ...rate, label: "Tax rate", checkedOn: "2026-01-01", status: "toBeConfirmed" };
const change = { value: "10", sourceTitle: "A new law", checkedOn: TODAY };
const anew = { checkedOn: TODAY, status: "confirmed" };
const dueIn30Days = { ...anew, reviewBy: "2026-12-22" };
const known = { ...change, status: "confirmed" };
const later = { from: "2027-01-01", mayBeCalledOff: true };
const next = { ...change, ...later };
const withNext = { ...stored, next: { ...next, sourceUrl: null }, reviewBy: "2026-12-31" };
const monthly = { ...stored, reviewBy: "2026-01-31" };
const before = { value: "9", sourceTitle: "Law No. 1 of 2022", status: "confirmed" };
const unknown = ["sourceUrl", "checkedOn", "reviewBy", "next"];

test.each<[string, actions.FigureEdit, object, string[]]>([
  ["confirmed: due by the default", actions.confirmed(stored, TODAY), anew, ["reviewBy"]],
  ["confirmed: due in its rhythm", actions.confirmed(monthly, TODAY), dueIn30Days, []],
  ["changed: no old link", actions.changed(stored, change), known, ["reviewBy", "sourceUrl"]],
  ["changed later: by its next value", actions.changed(stored, { ...change, later }), { next }, []],
  ["settled: what came, to be reviewed", actions.settled(withNext), change, ["next", "reviewBy"]],
  ["undone: as it was", actions.undone({ ...rate, status: "confirmed" }), before, unknown],
])("an editor's action leaves a figure %s", (_what, { set, unset }, expectedSet, expectedUnset) => {
  expect({ set, unset }).toEqual({ set: expectedSet, unset: expectedUnset });
});

test("a future change of a figure is new unless the next value already says the same", () => {
  const planned = (figure: typeof withNext | typeof stored, changes: object = {}) =>
    actions.isPlanned(figure, actions.changed(figure, { ...change, later, ...changes }));
  expect(planned(withNext)).toBe(true);
  expect(planned(stored)).toBe(false);
  const linked = { ...withNext.next, sourceUrl: "https://u.ae/" };
  const unlinked = actions.changed(withNext, { ...change, later });
  expect(actions.isPlanned({ ...withNext, next: linked }, unlinked)).toBe(false);
  for (const other of [
    ...[{ value: "11" }, { sourceTitle: "Another law" }, { sourceUrl: "https://u.ae/" }],
    ...[{ from: "2028-01-01" }, { mayBeCalledOff: false }].map((part) => ({
      later: { ...later, ...part },
    })),
  ]) {
    expect(planned(withNext, other)).toBe(false);
  }
});

test("the log tells of a next value as pages write it, with a day that people read", () => {
  const threshold = { ...stored, unit: "AED", value: "375,000" };
  const value = "400,000";
  expect(actions.changed(threshold, { ...change, value, later }).done).toBe(
    "AED\u00a0400,000 from 1 Jan 2027 on; until then",
  );
  const planned = { ...threshold, next: { ...withNext.next, value } };
  expect(actions.calledOff(planned).done).toBe(
    "Called off: AED\u00a0400,000 from 1 Jan 2027 on; still",
  );
});
