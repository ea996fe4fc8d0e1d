import { slugTypes } from "#schemas/shared/routes.ts";
import { askLake } from "#web/content/answers/ask-lake.ts";
import { routingQuery } from "#web/content/queries/fingerprint.ts";
import type { AnswerStore } from "../answers/answer-store.ts";
import type { Question, RoutingTable } from "../answers/live-content.ts";
import { buildRoutingTable, routingContent } from "./routing-table.ts";

export const routingQuestion: Question = {
  query: routingQuery,
  params: { slugTypes: [...slugTypes] },
};

/** On a host without a process that lasts, for how long one may go by a table. */
const MAX_AGE_MS = 60_000;

/**
 * Makes the function that gives the table as the content lake's answer says. It is built when the
 * answer has changed; one that makes no sense is reported, and the last good table stays.
 */
export function createRoutingTables(report: (problem: string) => void) {
  let table: RoutingTable | undefined;
  let builtFrom: string | undefined;
  /** @param answer JSON; undefined while none is known */
  return (answer: string | undefined): RoutingTable | undefined => {
    if (answer === undefined || answer === builtFrom) return table;
    builtFrom = answer;
    try {
      table = buildRoutingTable(routingContent.parse(JSON.parse(answer)), report);
    } catch (error) {
      report(`The routing table could not be built; the last one stays. ${String(error)}`);
    }
    return table;
  };
}

const tableFrom = createRoutingTables((problem) => console.warn(problem));

/** The table of the answers that a process of the site holds. */
export const heldRoutingTable = (answers: AnswerStore): RoutingTable | undefined =>
  tableFrom(answers.peek(routingQuestion));

let asked: { answer: Promise<string | undefined>; at: number } | undefined;

/** Every path and redirect, as last known. Undefined where the content lake was never reached. */
export async function currentRoutingTable(): Promise<RoutingTable | undefined> {
  const known = globalThis.nordune?.routingTable();
  if (known !== undefined) return known;
  if (asked === undefined || performance.now() - asked.at > MAX_AGE_MS) {
    const before = asked?.answer;
    const answer = askLake(routingQuestion, { cache: "no-store" }).then(
      ({ text }) => text,
      (error) => {
        console.warn(`The routing table could not be loaded; the last one stays. ${String(error)}`);
        return before;
      },
    );
    asked = { answer, at: performance.now() };
  }
  return tableFrom(await asked.answer);
}
