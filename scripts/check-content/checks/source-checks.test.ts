import { expect, test } from "vitest";
import type { SourceReading } from "../../../schemas/shared/sources/source-reading.ts";
import { sourcedFigure, sourceReading } from "../../../tests/support/source-readings.ts";
import { countToLookAt } from "./finding.ts";
import { sourceFindings } from "./source-checks.ts";

const now = { at: "2026-11-09T09:00:00.000Z", digest: "b", passage: "", stands: false };

const away = { problem: "It answers 404.", now: sourceReading().before };

const found = (changes: Partial<SourceReading>, figure: Record<string, unknown> = {}) =>
  sourceFindings([sourcedFigure("vat", figure)], new Map([["vat", sourceReading(changes)]]));

test("checks name a source that no longer states its value, one that has changed and one that cannot be read", () => {
  const gone = found({});
  const changed = found({ now: { ...now, stands: true } });
  const unreadable = found(away);
  expect(gone).toMatchObject([
    {
      kind: "source-gone",
      document: { id: "vat", type: "figure", title: "Label of vat", field: "checkedOn" },
      problem: expect.stringContaining("375,000 stands there no longer"),
    },
  ]);
  expect(changed).toMatchObject([
    { kind: "source-changed", problem: "The source of “Label of vat” has changed." },
  ]);
  expect(unreadable).toMatchObject([
    { kind: "source-unreadable", problem: expect.stringContaining("It answers 404.") },
  ]);
});

test("a source that cannot be read is only a note, and Checks does not count it", () => {
  expect(countToLookAt(found({}))).toBe(1);
  expect(countToLookAt(found(away))).toBe(0);
});

test.each([
  ["whose figure was checked since", {}, { checkedOn: "2026-11-10" }],
  ["whose figure has another value since", {}, { value: "300,000" }],
  ["whose figure has another source since", {}, { sourceUrl: "https://example.com/new" }],
  ["that says what it said", { now: sourceReading().before }, {}],
])("checks are silent about a source %s", (_what, reading, figure) => {
  expect(found(reading, figure)).toEqual([]);
});
