import { readDay } from "#schemas/shared/figures/read-day.ts";
import { isCampaignName } from "#schemas/shared/redirects/campaign-names.ts";
import { WHO } from "#schemas/shared/tools/clients.ts";
import {
  CHECK_PARAMETER,
  COMPARE_PARAMETER,
  END_PARAMETER,
  parameterName,
  TOOL_PARAMETER,
} from "#schemas/shared/tools/tool-query.ts";
import { namesIn } from "#schemas/tools/index.ts";
import { isToolKind, type ToolKind, toolList } from "#schemas/tools/list.ts";
import { withoutClosing } from "#web/lib/closing-signs.ts";
import { withPlainDigits } from "#web/lib/plain-digits.ts";
import { checksumOf, type Entries, entriesIn, type ToolRequest } from "./entries.ts";

/** The number of parameters at the end of an address that somebody else may have added. */
const MOST_ADDED = 10;

/**
 * Reads a tool request from a query; undefined for an unknown tool, or for several. What programs
 * and texts do to an address on its way is undone: `&amp;`, `%2B` for a space, campaigns, and the
 * punctuation after it. An address in which an entry has two values is not whole.
 */
export function readToolRequest(query: URLSearchParams): ToolRequest | undefined {
  // Quoted-printable mails write "=" as "=3D".
  const isQuoted = /^3D/i.test(query.get(TOOL_PARAMETER) ?? "");
  const withoutEscape = (value: string) => (isQuoted ? value.replace(/^3D/i, "") : value);
  const parameters = [...query]
    .flatMap(partedAtCampaign)
    .map(([name, value]): Parameter => [parameterName(name), withoutEscape(value)])
    .filter(([name]) => !isCampaignName(name));
  // A mail may break a line within the name of the tool.
  const named = parameters
    .filter(([name]) => name.toLowerCase() === TOOL_PARAMETER)
    // Capitals and dashes of another kind come from programs that write for people.
    .map(([, value]) =>
      plainValue(value)
        .replaceAll("+", " ")
        .replace(/[\s\p{Cf}]+/gu, "")
        .replace(/\p{Pd}/gu, "-")
        .toLowerCase(),
    );
  const [kind = "", ...others] = new Set(
    named.map((value) => (isToolKind(value) ? value : withoutClosing(value))),
  );
  if (others.length > 0) return undefined;
  if (!isToolKind(kind)) {
    // What follows the kind is no parameter any more.
    const kinds = Object.keys(toolList).filter(isToolKind);
    const found = kinds.find((each) => kind.startsWith(each));
    return found && { kind: found, entries: {}, link: "cut" };
  }
  return readEntries(kind, parameters);
}

/** A name and its value. */
type Parameter = [name: string, value: string];

/** Reads the entries for a tool from the parameters of an address. */
function readEntries(kind: ToolKind, parameters: readonly Parameter[]): ToolRequest {
  const single = singleNames(kind);
  const asTyped = withoutRepeats(single, parameters.map(withKnownName(kind)));
  const withValues = (of: (value: string) => string) =>
    asTyped.map(([name, value]): Parameter => [name, of(value)]);
  const given = withValues((value) => plainValue(value).replaceAll("+", " "));
  const isWhole = given.some(([name]) => name === END_PARAMETER);
  // A question that lost its end got an empty checksum, and the page's script what followed it.
  const check = given.findLast(([name]) => name === CHECK_PARAMETER)?.[1];
  if (check === undefined || (check === "" && isWhole)) {
    // Between digits a plus is a space that was encoded again. Elsewhere a visitor has typed it.
    const plain = withValues((value) => plainValue(value).replaceAll(/(?<=\d)\+(?=\d)/g, " "));
    const joined = withJoinedNames(kind, plain);
    const entries = entriesOf(joined);
    const [last = "", value] = given.at(-1) ?? [];
    // Of the checksum, which follows the tool, only a beginning is left.
    if (value === "" && last !== "" && CHECK_PARAMETER.startsWith(last))
      return { kind, entries: {}, link: "cut" };
    if (doubledIn(single, given).size > 0)
      return { kind, entries: withoutDoubled(single, given), link: "cut" };
    // Nobody knows whether it is a part of the name or somebody's parameter.
    if (joined.length < plain.length) return { kind, entries, link: "cut" };
    return isWhole
      ? { kind, entries: withPlainEntries(entries), link: "sent" }
      : { kind, entries, link: "unmarked" };
  }
  const begin = given.findLastIndex(([name]) => name === CHECK_PARAMETER) + 1;
  // The checksum says whether a plus was typed, as in the name of a company.
  const [typed, plain] = [asTyped.slice(begin), given.slice(begin)];
  for (const each of [typed, plain, withJoinedNames(kind, typed), withJoinedNames(kind, plain)]) {
    const whole = wholeEntries(kind, single, check.toLowerCase(), each);
    if (whole) return { kind, entries: withPlainEntries(whole) };
  }
  return { kind, entries: withoutDoubled(single, withJoinedNames(kind, given)), link: "cut" };
}

/**
 * Parameters in which a name has what followed its “&” and is no entry: “Sand & Sea”, as somebody has
 * typed it, or as a program has decoded it.
 */
function withJoinedNames(kind: ToolKind, parameters: readonly Parameter[]): Parameter[] {
  const known = [...MARKS, ...entryNames(kind)];
  const joined: Parameter[] = [];
  for (const [name, value] of parameters) {
    const [before = "", begin = ""] = joined.at(-1) ?? [];
    const isRest = !known.includes(name) && (value === "" || name.startsWith(" "));
    if (!isRest || !NAMES.includes(before)) joined.push([name, value]);
    else joined.splice(-1, 1, [before, `${begin}&${name}${value && `=${value}`}`]);
  }
  return joined;
}

/** The parameters of an address that are no entries. */
const MARKS = [TOOL_PARAMETER, CHECK_PARAMETER, END_PARAMETER];

/** The entries that a visitor gives several times: the rows of stays, and the zones to compare. */
const LISTS: readonly string[] = ["arrival", "departure", COMPARE_PARAMETER];

/** The names of a tool's entries. */
const entryNames = (kind: ToolKind) => [WHO, ...namesIn(kind, "questions"), COMPARE_PARAMETER];

/** Writes a parameter's name as the tool does. Some programs put an address in capitals. */
function withKnownName(kind: ToolKind): (parameter: Parameter) => Parameter {
  const names = [...MARKS, ...entryNames(kind)];
  const known = new Map(names.map((name) => [name.toLowerCase(), name]));
  return ([name, value]) => [known.get(name.toLowerCase()) ?? name, value];
}

/** The names of the entries that a visitor gives once. */
const singleNames = (kind: ToolKind): ReadonlySet<string> =>
  new Set(entryNames(kind).filter((name) => !LISTS.includes(name)));

/** Parameters without a second entry of the same name and value. @param single `singleNames` */
function withoutRepeats(
  single: ReadonlySet<string>,
  parameters: readonly Parameter[],
): Parameter[] {
  const known = new Set<string>();
  return parameters.filter(([name, value]) => {
    const entry = JSON.stringify([name, value]);
    const isRepeat = single.has(name) && known.has(entry);
    known.add(entry);
    return !isRepeat;
  });
}

/** The entries that have two values, of which nobody knows which one is meant. */
function doubledIn(
  single: ReadonlySet<string>,
  parameters: readonly Parameter[],
): ReadonlySet<string> {
  const names = parameters.map(([name]) => name).filter((name) => single.has(name));
  return new Set(names.filter((name, index) => names.indexOf(name) !== index));
}

/** The entries that have one value, or that are lists. */
function withoutDoubled(single: ReadonlySet<string>, parameters: readonly Parameter[]): Entries {
  const doubled = doubledIn(single, parameters);
  return entriesOf(parameters.filter(([name]) => !doubled.has(name)));
}

/** The questions that are answered with a day, or with several. */
const DAYS = ["issued", "periodEnd", "arrival", "departure"];

/** The questions that are answered with a name, which stays as it is typed. */
const NAMES = ["calendarName"];

/**
 * Entries with their days as a date field has them, and their digits as 0 to 9. Who has no date
 * field types or pastes a day in another way. Of an address that was cut off, “2027-10-1” may have
 * been the 15th, so it stays as it is.
 */
function withPlainEntries(entries: Entries): Entries {
  const plain = (name: string, value: string) => {
    if (NAMES.includes(name)) return value;
    const digits = withPlainDigits(value);
    return DAYS.includes(name) ? plainDays(digits).join(",") : digits;
  };
  return Object.fromEntries(
    Object.entries(entries).map(([name, value]) => [name, plain(name, value)]),
  );
}

/** The most commas within a day: “Sunday, March 1, 2026”. */
const MOST_COMMAS = 2;

/** Days that commas part. A day may have commas itself, so the longest text that is one is taken. */
function plainDays(typed: string): string[] {
  const parts = typed.split(",");
  const days: string[] = [];
  while (parts.length > 0) {
    const [length, day] = dayAtBegin(parts);
    parts.splice(0, length);
    days.push(day);
  }
  return days;
}

/** The day at the beginning of these parts, or the first part as it is typed. */
function dayAtBegin(parts: readonly string[]): [length: number, day: string] {
  for (let length = Math.min(MOST_COMMAS + 1, parts.length); length > 0; length -= 1) {
    const typed = parts.slice(0, length);
    const day = readDay(typed.join(",").replaceAll(/\p{Pd}/gu, "-"));
    if (day !== undefined && typed.every(Boolean)) return [length, day];
  }
  return [1, parts[0] ?? ""];
}

/**
 * The entries that fit a checksum; undefined if none do. Others may have added parameters or
 * punctuation at the end.
 */
function wholeEntries(
  kind: ToolKind,
  single: ReadonlySet<string>,
  check: string,
  given: readonly Parameter[],
): Entries | undefined {
  for (let added = 0; added <= Math.min(MOST_ADDED, given.length); added += 1) {
    const kept = given.slice(0, given.length - added);
    const [lastName, lastValue = ""] = kept.at(-1) ?? [];
    const bare: Parameter[] = lastName === undefined ? [] : [[lastName, withoutClosing(lastValue)]];
    for (const each of [kept, [...kept.slice(0, -1), ...bare]]) {
      if (doubledIn(single, each).size > 0) continue;
      const entries = entriesOf(each);
      const bareCheck = each.length === 0 ? withoutClosing(check) : check;
      if (checksumOf(kind, entries) === bareCheck) return filled(entries);
    }
  }
  return undefined;
}

/** Entries with a value. A program may have added a name without one: `&quot;`. */
const filled = (entries: Entries): Entries =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== ""));

const entriesOf = (given: readonly Parameter[]): Entries =>
  entriesIn(new URLSearchParams(given.map(([name, value]) => [name, value])));

/** A value that was encoded once too often. */
function plainValue(value: string): string {
  try {
    return /%[0-9a-f]{2}/i.test(value) ? decodeURIComponent(value) : value;
  } catch {
    return value;
  }
}

/** A value at whose end a newsletter has put its campaign, as if the address had no query yet. */
function partedAtCampaign([name, value]: Parameter): Parameter[] {
  const at = value.search(/\?[\w-]+=/);
  const [added = "", of = ""] = value.slice(at + 1).split("=");
  return at > 0 && isCampaignName(added)
    ? [
        [name, value.slice(0, at)],
        [added, of],
      ]
    : [[name, value]];
}
