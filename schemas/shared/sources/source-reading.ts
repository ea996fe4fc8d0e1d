import * as z from "zod";
import { SOURCE_READING_TYPE } from "../bookkeeping.ts";
import { dubaiDay } from "../figures/dubai-day.ts";
import { parseJson } from "../parse-json.ts";
import type { SourceFact } from "./source-facts.ts";

/** What was read at a source. */
const seen = z.object({
  /** ISO time. */
  at: z.string(),
  /** Digest of the source's text. */
  digest: z.string(),
  /** The text around the value; for a fact without a value, around what has changed. */
  passage: z.string(),
  /** Whether the value stands in the text; null for a fact without a value. */
  stands: z.boolean().nullable(),
  /** The beginning of the text, for a fact without a value. */
  text: z.string().optional(),
});

export type Seen = z.infer<typeof seen>;

const sourceReading = z.object({
  address: z.string(),
  /** The value that was searched for. */
  value: z.string().nullable(),
  /** ISO time of the last request. */
  fetchedAt: z.string(),
  /** Why the source could not be read the last time; null if it was read. */
  problem: z.string().nullable(),
  /** What the source said when a person last looked, or at first. */
  before: seen.nullable(),
  /** What the source said when it was last read. */
  now: seen.nullable(),
  /** ISO time at which it was first noticed that the source differs or cannot be read. */
  noticedAt: z.string().nullable(),
  /** The day of checking that the fact had then. */
  checkedOnThen: z.string().nullable(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
});

/** What the machine knows of the source of a fact. It is stored as JSON. */
export type SourceReading = z.infer<typeof sourceReading>;

/** GROQ query of all stored readings. */
export const readingsQuery = `*[_type == "${SOURCE_READING_TYPE}"]{ _id, _rev, fact, reading }`;

/** GROQ query of the readings of sources that differ from before or cannot be read. */
export const noticedQuery = `*[_type == "${SOURCE_READING_TYPE}" && defined(noticedAt)]{ _id, _rev, fact, reading }`;

const storedReading = z.object({
  _id: z.string(),
  _rev: z.string(),
  fact: z.string(),
  reading: z.string(),
});

/** The stored readings by the ids of their facts. What cannot be read counts as not read yet. */
export function readingsAmong(documents: unknown): Map<string, SourceReading> {
  return new Map(storedReadings(documents).map(({ fact, reading }) => [fact, reading]));
}

/** The same with the id and the revision of each document. */
export function storedReadings(documents: unknown) {
  return (Array.isArray(documents) ? documents : []).flatMap((document: unknown) => {
    const stored = storedReading.safeParse(document);
    const reading = sourceReading.safeParse(stored.success && parseJson(stored.data.reading));
    return stored.success && reading.success ? [{ ...stored.data, reading: reading.data }] : [];
  });
}

/**
 * How a source is today, compared with the day on which a person last looked:
 * - `first`: it was read for the first time, so there is nothing to compare
 * - `asBefore`: its text is the same
 * - `changed`: its text is another one; the value still stands there, or it was never found there
 * - `gone`: its text is another one, and the value stands there no longer
 * - `unreadable`: it cannot be read; what was noticed before and waits for a person goes before this
 */
export type Outcome = "first" | "asBefore" | "changed" | "gone" | "unreadable";

export function outcomeOf({ problem, before, now }: SourceReading): Outcome {
  if (before === null || now === null) return "unreadable";
  if (before.digest === now.digest) {
    if (problem !== null) return "unreadable";
    return before.at === now.at ? "first" : "asBefore";
  }
  return before.stands === true && now.stands === false ? "gone" : "changed";
}

/** Whether a person has compared the fact with its source since the machine noticed something. */
export function isSettled(
  { noticedAt, checkedOnThen }: SourceReading,
  { checkedOn, looks }: Pick<SourceFact, "checkedOn" | "looks">,
): boolean {
  if (noticedAt === null || checkedOn === undefined) return false;
  const noticedOn = dubaiDay(new Date(noticedAt));
  if (checkedOn !== noticedOn) return checkedOn > noticedOn;
  // On the day itself, only what came after the machine counts.
  return checkedOn !== checkedOnThen || looks.some((at) => at > noticedAt);
}

/** A fact whose source waits for a person. */
export type OpenSource = {
  fact: SourceFact;
  reading: SourceReading;
  outcome: Exclude<Outcome, "first" | "asBefore">;
};

const order = ["gone", "changed", "unreadable"] as const;

/** What waits for a person: what the source says no longer comes first. */
export function openSources(
  facts: readonly SourceFact[],
  readings: ReadonlyMap<string, SourceReading>,
): OpenSource[] {
  const open = facts.flatMap((fact) => {
    const reading = readings.get(fact.id);
    // Another address or value is read anew by the next run.
    if (reading === undefined || !isOf(reading, fact) || isSettled(reading, fact)) return [];
    const outcome = order.find((each) => each === outcomeOf(reading));
    return outcome === undefined ? [] : [{ fact, reading, outcome }];
  });
  return open.sort((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome));
}

/** Whether a reading is of the address and the value that the fact has now. */
export const isOf = (
  { address, value }: SourceReading,
  fact: Pick<SourceFact, "sourceUrl" | "value">,
): boolean => address === fact.sourceUrl && value === (fact.value ?? null);
