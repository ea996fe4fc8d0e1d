import { dubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import type { Language } from "#schemas/shared/languages.ts";
import { clients, WHO } from "#schemas/shared/tools/clients.ts";
import type { ToolKind } from "#schemas/tools/list.ts";
import { type Entries, type ToolRequest, UNCHOSEN } from "./entries.ts";
import type { Answer, Question, ToolDefinition, ToolProps } from "./tool.ts";

/** The entries of an address, and what became of it. */
type Address = Pick<ToolRequest, "entries" | "link">;

/** What a form shows of an address. */
export type OpenedLink = Pick<ToolProps<ToolKind>, "entries" | "link">;

/**
 * Reads what an address asks a tool as its form shows it. An entry that is missing has no default in
 * a link that lacks a part: a choice stays open until the visitor makes it.
 */
export function openedLink<Kind extends ToolKind, Own extends object>(
  { questions, isAtOnce, answer }: ToolDefinition<Kind, Own>,
  props: ToolProps<Kind> & Own,
  asked: ToolRequest,
  language: Language,
): OpenedLink {
  const { tool } = props;
  const ownQuestions = questions?.(props) ?? tool.questions;
  const entries = withKnownClient(ownQuestions, asked.entries);
  const { problems = {} }: Answer<Kind> =
    tool.elsewhere[entries[WHO] ?? ""] ?? answer(props, entries, dubaiDay(), language);
  const isCut = isRest(asked, ownQuestions);
  if (!isCut && isBeginning(entries, problems)) return { entries, link: "begun" };
  // A tool that answers at once does so with the few entries that a person writes, too.
  const isWritten = isAtOnce && asked.link === "unmarked" && leavesOut(asked, ownQuestions);
  const isWhole = isWritten ? !isCut : !mayLackItsEnd(asked, ownQuestions);
  // A rule may know choices of older addresses that are no options any more.
  const open = isWhole
    ? choicesIn(ownQuestions).filter((each) => problems[each.name] && !isMade(each, entries))
    : choicesIn(ownQuestions).filter((each) => isOpen(each, entries));
  return { entries: { ...entries, ...unchosen(open) }, link: isWhole ? undefined : "cut" };
}

/** Entries in which a client asks whom the tools know. An address may leave out who asks. */
function withKnownClient(questions: readonly Question[], entries: Entries): Entries {
  const { [WHO]: who } = entries;
  const isKnown =
    who === undefined ||
    clients.some((client) => client === who) ||
    questions.some((question) => question.name === WHO && isMade(question, entries));
  return isKnown ? entries : { ...entries, [WHO]: UNCHOSEN };
}

const choicesIn = (questions: readonly Question[]) =>
  questions.filter(({ options }) => options.length > 0);

const isMade = ({ name, options }: Question, entries: Entries): boolean =>
  options.some(({ value }) => value === entries[name]);

/**
 * Whether a link that lacks a part leaves a choice open. Of its last entry a part may be missing, so
 * that one with which another choice begins, as “12” with “1”, is open too.
 */
function isOpen(question: Question, entries: Entries): boolean {
  const { name, options } = question;
  const { [name]: entry = "" } = entries;
  const mayBePart =
    name === Object.keys(entries).at(-1) &&
    options.some(({ value }) => value !== entry && value.startsWith(entry));
  return entry === "" || mayBePart || !isMade(question, entries);
}

const unchosen = (questions: readonly Question[]): Entries =>
  Object.fromEntries(questions.map(({ name }) => [name, UNCHOSEN]));

/**
 * Whether an address only begins a tool, as a link of the site may: all that is wrong is that it
 * leaves out questions. A form that is sent names all of them, if only with an empty entry.
 */
function isBeginning(entries: Entries, problems: object = {}): boolean {
  // The problems of rows end with a number.
  const names = Object.keys(problems).map((name) => name.replace(/-\d+$/, ""));
  return names.length > 0 && names.every((name) => entries[name] === undefined);
}

/**
 * Whether entries may lack a part. A form that was sent names all of its fields. An unmarked address
 * is whole only if the last question has one of its options: a choice without its last letters is
 * none, but "12" without its end is "1".
 */
export function mayLackItsEnd(asked: Address, questions: readonly Question[]): boolean {
  const { entries, link } = asked;
  if (isRest(asked, questions)) return true;
  if (link !== "unmarked") return false;
  const last = questions.at(-1);
  return !last?.options.some(({ value }) => value !== "" && value === entries[last.name]);
}

/**
 * Whether an address is what is left of a form's that was sent: the form names all of its fields, in
 * their order. One that a person writes, to begin a tool with some entries, has others.
 */
function isRest(asked: Address, questions: readonly Question[]): boolean {
  const { entries, link } = asked;
  if (link === "cut" || link === undefined) return link === "cut";
  const names = questions.map(({ name }) => name);
  const named = Object.keys(entries).filter((name) => names.includes(name));
  const isBeginOfForm = named.every((name, index) => name === names[index]);
  return leavesOut(asked, questions) && (link === "sent" || isBeginOfForm);
}

/** Whether an address does not name all questions. */
const leavesOut = ({ entries }: Address, questions: readonly Question[]): boolean =>
  questions.some(({ name }) => entries[name] === undefined);
