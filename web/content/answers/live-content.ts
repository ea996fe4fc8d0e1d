import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import type { WebhookPayload } from "#schemas/shared/webhook.ts";
import { buildDir } from "#web/lib/build-dir.ts";
import { pulseQuery } from "../queries/pulse.ts";
import type { RoutingTable } from "../routing/routing-table.ts";
import { answerFile } from "./answer-file.ts";
import { type AnswerStore, createAnswerStore, type HeldAnswer } from "./answer-store.ts";
import { type Asking, askLake } from "./ask-lake.ts";

/** Stands for every path, where paths are to be rendered anew. */
export const ALL_PATHS = "*";

/** What the server of the site (web/server) shares with what Next bundles of it. */
export type LiveContent = {
  answers: AnswerStore;
  /** Every path and redirect, by these answers. */
  routingTable: () => RoutingTable | undefined;
  /** Something was published: this document, if it is known which. */
  tell: (change?: WebhookPayload) => void;
  /** When it was last known that all answers are right, in milliseconds of `performance.now()`. */
  checkedAt: () => number | undefined;
  /** The paths that Next is to render anew with their next question. */
  takeExpired: () => string[];
};

declare global {
  // Pages, route handlers, the proxy and the server are separate bundles of one process.
  var nordune: LiveContent | undefined;
}

/** @param kept answers of an earlier process */
export function createAnswers(asking: Asking, kept: readonly HeldAnswer[] = []): AnswerStore {
  return createAnswerStore({
    ask: (question, since) =>
      askLake(question, { ...asking, ...(since !== undefined && { lastLiveEventId: since }) }),
    pulse: { query: pulseQuery, params: {} },
    kept,
  });
}

let ofBuild: AnswerStore | undefined;

/**
 * The answers that are held in memory: by the server of the site, and by a build, which has asked
 * them before it renders. Undefined on a host without a process that lasts (SITE_OUTPUT=functions),
 * and in development.
 */
export function heldAnswers(): AnswerStore | undefined {
  const { SITE_OUTPUT } = readEnvironment();
  if (process.env.NEXT_PHASE === "phase-production-build" && SITE_OUTPUT !== "functions") {
    ofBuild ??= createAnswers({}, answerFile(buildDir()).read()?.answers);
  }
  return globalThis.nordune?.answers ?? ofBuild;
}
