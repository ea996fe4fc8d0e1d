import { slugTypes } from "#schemas/shared/routes.ts";
import { routingQuery } from "#web/content/queries/fingerprint.ts";
import type { AnswerStore } from "../answers/answer-store.ts";
import type { Question, RoutingTable } from "../answers/live-content.ts";
import { createRoutingTables } from "./routing-table.ts";

export const routingQuestion: Question = { query: routingQuery, params: { slugTypes } };

/** On a host without a process that lasts, for how long one may go by a table. */
const MAX_AGE_MS = 60_000;

const tableFrom = createRoutingTables((problem) => console.warn(problem));

/** The table of the answers that a process of the site holds. */
export const heldRoutingTable = (answers: AnswerStore): RoutingTable | undefined =>
  tableFrom(answers.peek(routingQuestion));

let asked: Promise<string | undefined> | undefined;
let askedAt = 0;

/** Every path and redirect, as last known. Undefined where the content lake was never reached. */
export async function currentRoutingTable(): Promise<RoutingTable | undefined> {
  const known = globalThis.nordune?.routingTable();
  if (known !== undefined) return known;
  if (asked === undefined || performance.now() - askedAt > MAX_AGE_MS) {
    askedAt = performance.now();
    asked = askForTable(asked);
  }
  return tableFrom(await asked);
}

async function askForTable(before: Promise<string | undefined> | undefined) {
  try {
    const { askLake } = await import("#web/content/client.ts");
    return (await askLake(routingQuestion, { cache: "no-store" })).text;
  } catch (error) {
    console.warn(`The routing table could not be loaded; the last one stays. ${String(error)}`);
    return before;
  }
}
