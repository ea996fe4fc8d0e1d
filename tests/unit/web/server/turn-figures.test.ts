import { expect, test } from "vitest";
import { expectOutput } from "#tests/integration/site-fixture.ts";
import { createTurnFigures, type TurnParts } from "#web/server/turn-figures.ts";

/** A site on 31 December 2026 with one figure that changes on the next day. */
function site(changes: Partial<TurnParts> = {}) {
  const state = {
    now: new Date("2026-12-31T19:59:30Z"),
    turnedOn: "2026-11-22",
    isOwed: false,
    isLakeAwake: true,
    turns: 0,
  };
  const turnFigures = createTurnFigures({
    days: () => ["2026-11-01", "2027-01-01", "2027-11-22"],
    turnedOn: {
      read: async () => state.turnedOn,
      write: async (day) => {
        state.turnedOn = day;
      },
    },
    isOwed: () => state.isOwed,
    isLakeAwake: async () => state.isLakeAwake,
    turn: async () => {
      state.turns += 1;
      return true;
    },
    now: () => state.now,
    ...changes,
  });
  return { state, turnFigures };
}

test("turns once, at midnight in Dubai, and not before", async () => {
  const { state, turnFigures } = site();
  await turnFigures();
  expect(state.turns).toBe(0);
  state.now = new Date("2026-12-31T20:00:10Z");
  await turnFigures();
  await turnFigures();
  expect(state).toMatchObject({ turns: 1, turnedOn: "2027-01-01" });
});

test("a site that was not running on the day turns at its start", async () => {
  const { state, turnFigures } = site();
  state.now = new Date("2027-02-03T09:00:00Z");
  await turnFigures();
  expect(state).toMatchObject({ turns: 1, turnedOn: "2027-02-03" });
});

test("what was made from kept content is made once more when the content lake answers", async () => {
  const { state, turnFigures } = site();
  Object.assign(state, { isOwed: true, isLakeAwake: false });
  await turnFigures();
  expect(state.turns).toBe(0);
  state.isLakeAwake = true;
  await turnFigures();
  expect(state.turns).toBe(1);
});

test("a turn that fails is tried again, and said", async () => {
  const output = expectOutput("warn");
  const outcomes = [
    () => Promise.reject(new Error("refused")),
    async () => false,
    async () => true,
  ];
  const { state, turnFigures } = site({
    turn: () => outcomes.shift()?.() ?? Promise.resolve(false),
  });
  state.now = new Date("2026-12-31T20:00:10Z");
  await turnFigures();
  await turnFigures();
  expect(state.turnedOn).toBe("2026-11-22");
  await turnFigures();
  expect(state.turnedOn).toBe("2027-01-01");
  expect(output.lines()).toEqual([expect.stringContaining("refused")]);
});

test("a turn that lasts is not begun twice", async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  let begun = 0;
  const { state, turnFigures } = site({
    turn: () => {
      begun += 1;
      return promise;
    },
  });
  state.now = new Date("2026-12-31T20:00:10Z");
  const first = turnFigures();
  await turnFigures();
  resolve(true);
  await first;
  expect(begun).toBe(1);
});
