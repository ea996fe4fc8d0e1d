import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { QueryParams } from "@sanity/client";
import * as z from "zod";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { buildDir } from "#web/lib/build-dir.ts";

/** What is asked of the content lake. */
export type Question = {
  query: string;
  params: QueryParams;
  /** Path of the page whose content is asked for, or that it is about: the answer goes with it. */
  page?: string;
};

/** Names a question among all others. */
export const keyOf = ({ query, params }: Question) => JSON.stringify([query, params]);

/** Where a redirected request goes; `search` is what is left of its query, with its question mark. */
export type Redirected = { target: string; permanent: boolean; search: string };

/** How many redirects there are, and the one of an address (`createRedirectLookup`). */
export type RedirectLookup = {
  size: number;
  find: (pathname: string, search?: string) => Redirected | undefined;
};

/** Every path the site answers, and every redirect. */
export type RoutingTable = { paths: ReadonlySet<string>; redirects: RedirectLookup };

/** A publish: which document, and as of which revision, null for one that was deleted. */
export type Published = { _id: string; rev?: string | null; updatedAt?: string | null };

/** What the server of the site (web/server) shares with what Next bundles of it. */
export type LiveContent = {
  /** The answer to a question, as JSON. @throws as the client does, for one never asked before */
  read: (question: Question) => Promise<string>;
  routingTable: () => RoutingTable | undefined;
  /** Something was published: this document, if it is known which. */
  notify: (change?: Published) => void;
  /** When it was last known that all answers are right, in milliseconds of `performance.now()`. */
  checkedAt: () => number | undefined;
  /** The paths that Next is to render anew with their next question. */
  takeExpired: () => string[];
};

declare global {
  // Pages, route handlers, the proxy and the server are separate bundles of one process.
  var nordune: LiveContent | undefined;
}

/** Stands for every path, where paths are to be rendered anew. */
export const ALL_PATHS = "*";

/** In the folder of a build: its answers. */
export const ANSWERS_FILE = "answers.json";

const answersOfBuild = z.object({
  answers: z.array(
    z.object({ query: z.string(), params: z.record(z.string(), z.unknown()), text: z.string() }),
  ),
});

let ofBuild: ReadonlyMap<string, string> | undefined;

/**
 * The answer that is held in memory: by the server of the site, or by a build, which has asked before
 * it renders. Undefined for any other, on a host without a process that lasts
 * (SITE_OUTPUT=functions), and in development.
 */
export async function readHeld(question: Question): Promise<string | undefined> {
  const isBuild = process.env.NEXT_PHASE === "phase-production-build";
  if (isBuild && readEnvironment().SITE_OUTPUT !== "functions") {
    ofBuild ??= readAnswersOfBuild();
    return ofBuild.get(keyOf(question));
  }
  return globalThis.nordune?.read(question);
}

function readAnswersOfBuild(): ReadonlyMap<string, string> {
  const text = readFileSync(join(/* turbopackIgnore: true */ buildDir(), ANSWERS_FILE), "utf8");
  const { answers } = answersOfBuild.parse(JSON.parse(text));
  return new Map(answers.map((answer) => [keyOf(answer), answer.text]));
}
