import { textKindsOfTypes } from "#schemas/generated/text-kinds.generated.ts";
import { isCampaignName } from "#schemas/shared/redirects/campaign-names.ts";
import { isToolQuestion } from "#schemas/shared/tools/tool-address.ts";
import {
  CHECK_PARAMETER,
  COMPARE_PARAMETER,
  END_PARAMETER,
  parameterName,
  TOOL_PARAMETER,
} from "#schemas/shared/tools/tool-query.ts";
import { toolTypes } from "#schemas/tools/list.ts";

/** What is left of an "&" that a program has written as `&amp;` or `&#38;`, and then encoded. */
const ENCODED_AMPERSAND = /^(?:amp%3B|(?:amp;)*(?:#|%23)(?:0*38|x0*26)(?:;|%3B))+/i;

/**
 * A query whose parameters a program has encoded as if they were one, `?tool%3Dx%26age%3D5`, or in
 * whose names it has encoded a part of `&amp;` or `&#38;`, or whose `tool` stands in capitals, behind
 * a second question mark, or with a line end, as where a mail has broken the address. Their entries
 * would belong to no name, or to no tool. A question that has lost its end or its beginning gets
 * what says so to its tool: an empty checksum, or no tool.
 * @param page the path of the page
 */
export function withPlainNames(page: string, search: string): string {
  if (search === "") return "";
  const given = inEach(search.replace(/^\?+/, ""), withPlainEnd);
  const plain = `?${inEach(given, withPlainName)}`;
  const marked = withMarkedLoss(plain);
  return marked !== plain && isToolQuestion(page + marked) ? marked : plain;
}

const inEach = (query: string, change: (parameter: string) => string): string =>
  query.split("&").map(change).join("&");

/** A parameter as it was before its `=`, and what follows it, was encoded. */
const withPlainEnd = (parameter: string): string =>
  /^[^=]*%(?:25)?3D/i.test(parameter) ? (decoded(parameter) ?? parameter) : parameter;

function withPlainName(given: string): string {
  const parameter = given.replace(ENCODED_AMPERSAND, "");
  const end = parameter.indexOf("=");
  return end > 0 && isToolName(parameter.slice(0, end))
    ? TOOL_PARAMETER + parameter.slice(end)
    : parameter;
}

function withMarkedLoss(search: string): string {
  const names = namesOf(search);
  if (lostItsEnd(search, names)) return `${search}${CHECK_PARAMETER}=`;
  return lostItsBeginning(names) ? search.replace("?", `?${TOOL_PARAMETER}=&`) : search;
}

/** The names of a query's parameters, without campaigns. */
const namesOf = (search: string): string[] =>
  [...new URLSearchParams(search).keys()]
    .map(parameterName)
    .filter((name) => name !== "" && !isCampaignName(name));

/**
 * Whether something followed a question. Where a program has written "&" as `&#38;`, a browser takes
 * what follows the "#" for the fragment.
 */
const lostItsEnd = (search: string, names: readonly string[]): boolean =>
  search.replaceAll(/amp;/gi, "").endsWith("&") &&
  names.includes(TOOL_PARAMETER) &&
  !MARKS.some((mark) => names.includes(mark));

/** The parameters that say whether a question is whole. */
const MARKS = [CHECK_PARAMETER, END_PARAMETER];

/** The names of all entries and marks. */
const known: ReadonlySet<string> = new Set([
  ...MARKS,
  COMPARE_PARAMETER,
  ...[...toolTypes, "toolWords"].flatMap((type) =>
    Object.keys(textKindsOfTypes[type] ?? {}).flatMap(
      (field) => /^questions\.(\w+)\.label$/.exec(field)?.[1] ?? [],
    ),
  ),
]);

/**
 * Whether a query is the rest of a question: entries, of whose first one a part may be missing too,
 * and no tool. One entry alone may be the parameter of another program.
 */
const lostItsBeginning = ([first, ...others]: readonly string[]): boolean =>
  first !== TOOL_PARAMETER && others.length > 0 && others.every((name) => known.has(name));

/** Whether a name is that of the tool, but for capitals and signs that programs put into it. */
const isToolName = (name: string): boolean =>
  decoded(name)
    ?.replace(/[\s\p{Cf}[\]+?]/gu, "")
    .toLowerCase() === TOOL_PARAMETER;

/** A text without percent-encoding; undefined where its bytes are no text. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
