import { hash } from "node:crypto";
import { unitInWords } from "#schemas/shared/figures/figure-text.ts";
import type { SourceFact } from "#schemas/shared/sources/source-facts.ts";
import {
  isOf,
  isSettled,
  outcomeOf,
  type Seen,
  type SourceReading,
} from "#schemas/shared/sources/source-reading.ts";
import type { PageText } from "./page-text.ts";
import type { Validators } from "./source-client.ts";
import { passageAt, passageWith } from "./value-in-text.ts";

/** Characters of a text that are kept for a fact without a value, to show what has changed. */
const KEPT = 20_000;

/** What a source answered: its text, or undefined for the same as before, or why it has none. */
export type Answer = (Validators & { text: PageText | undefined }) | { problem: string };

/** Whether the source may answer that it is still the same. */
export const isKnown = (last: SourceReading | undefined, fact: SourceFact): boolean =>
  last !== undefined && last.now !== null && isOf(last, fact);

/**
 * The reading of a fact after its source has answered. It is compared with what a person last saw:
 * a change stays noticed until somebody has checked the fact.
 * @param last the reading before; undefined for the first one
 * @param at ISO time of the answer
 */
export function nextReading(
  fact: SourceFact,
  last: SourceReading | undefined,
  answer: Answer,
  at: string,
): SourceReading {
  const known = last !== undefined && isOf(last, fact) ? last : undefined;
  const isLooked = known !== undefined && isSettled(known, fact);
  const seen = isLooked ? (known.now ?? known.before) : (known?.before ?? null);
  const isProblem = "problem" in answer;
  const now = isProblem ? (known?.now ?? null) : seenIn(fact, answer, known?.now ?? null, seen, at);
  const reading: SourceReading = {
    address: fact.sourceUrl,
    value: fact.value ?? null,
    fetchedAt: at,
    problem: isProblem ? answer.problem : null,
    before: seen === null ? now : shownBeside(seen, now),
    now,
    noticedAt: null,
    checkedOnThen: null,
    etag: isProblem ? null : answer.etag,
    lastModified: isProblem ? null : answer.lastModified,
  };
  const outcome = outcomeOf(reading);
  if (outcome === "first" || outcome === "asBefore") return reading;
  // What was settled stays so, as long as the source gives the same answer.
  const isSame =
    known !== undefined && known.noticedAt !== null && isAlike(known, reading, isLooked);
  return isSame
    ? { ...reading, noticedAt: known.noticedAt, checkedOnThen: known.checkedOnThen }
    : { ...reading, noticedAt: at, checkedOnThen: fact.checkedOn ?? null };
}

function isAlike(last: SourceReading, next: SourceReading, isLooked: boolean): boolean {
  const [was, is] = [outcomeOf(last), outcomeOf(next)];
  if (is === "unreadable") return last.problem !== null;
  if (was === "unreadable") return false;
  // After a person has looked, any difference is a new one.
  return !isLooked && was !== "asBefore" && was !== "first";
}

function seenIn(
  fact: SourceFact,
  { text }: { text: PageText | undefined },
  last: Seen | null,
  before: Seen | null,
  at: string,
): Seen | null {
  if (text === undefined) return last && { ...last, at };
  if (fact.value === undefined) return seenWithoutValue(text, before, at);
  const sought = { value: fact.value, unit: unitInWords(fact), about: fact.title };
  // Readability may leave out the table in which the value stands.
  for (const each of [text.article, text.whole]) {
    const passage = each && passageWith(each, sought);
    if (passage) return { at, digest: digestOf(each), passage, stands: true };
  }
  const read = text.article ?? text.whole;
  // Where the value stood is what a person wants to see.
  const place = before === null ? 0 : placeLike(before.passage, read);
  return { at, digest: digestOf(read), passage: passageAt(read, place), stands: false };
}

function seenWithoutValue(text: PageText, before: Seen | null, at: string): Seen {
  const read = text.article ?? text.whole;
  const kept = read.slice(0, KEPT);
  const place = before?.text === undefined ? 0 : differenceOf(before.text, kept);
  return {
    at,
    digest: digestOf(read),
    passage: passageAt(read, place),
    stands: null,
    text: kept,
  };
}

/** Where two texts begin to differ. */
function differenceOf(before: string, now: string): number {
  const end = Math.min(before.length, now.length);
  let place = 0;
  while (place < end && before[place] === now[place]) place += 1;
  return place;
}

/** Words in a row by which a passage is found again. */
const RUN = 4;

/**
 * The place in a text where a passage stood: by the words nearest to its middle that stand in the
 * text once.
 */
function placeLike(passage: string, text: string): number {
  const words = passage.replace(/^… /, "").split(" ");
  const runs = words
    .slice(0, 1 - RUN)
    .map((_word, from) => words.slice(from, from + RUN).join(" "));
  const fromMiddle = (run: string) =>
    Math.abs(passage.indexOf(run) + run.length / 2 - passage.length / 2);
  const places = runs
    .toSorted((a, b) => fromMiddle(a) - fromMiddle(b))
    .map((run) => ({ place: text.indexOf(run), last: text.lastIndexOf(run) }));
  return places.find(({ place, last }) => place >= 0 && place === last)?.place ?? 0;
}

/** What was seen before, with the passage at the same place as the passage of now. */
function shownBeside(before: Seen, now: Seen | null): Seen {
  if (before.text === undefined || now?.text === undefined) return before;
  return { ...before, passage: passageAt(before.text, differenceOf(before.text, now.text)) };
}

const digestOf = (text: string) => hash("sha256", text);
