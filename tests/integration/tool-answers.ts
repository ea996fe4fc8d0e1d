import { createServer } from "node:http";
import { type ParsedUrlQuery, parse, stringify } from "node:querystring";
import type { NextApiHandler, PageConfig } from "next";
import { apiResolver } from "next/dist/server/api-utils/node/api-resolver.js";
import { ENGLISH, type LanguageId } from "#schemas/shared/languages.ts";
import { END_PARAMETER } from "#schemas/shared/tools/tool-query.ts";
import { listenDuringTest } from "#tests/support/listen.ts";
import type { ToolRequest } from "#web/tools/entries.ts";
import { readToolRequest } from "#web/tools/read-tool-request.ts";
import { currentReader, renderPage, renderTool } from "./rendered-pages.ts";

/** The query of an address. */
export type Query = ParsedUrlQuery;

export const queryOf = (query: string): Query => parse(query);

/** The tool request of exactly these entries, which a form that is sent without a script can have. */
export function askedBy(query: Query): ToolRequest | undefined {
  const sent = new URLSearchParams(stringify({ ...query, [END_PARAMETER]: "1" }));
  const asked = readToolRequest(sent);
  return asked?.link === "sent" ? { ...asked, link: undefined } : asked;
}

/** The page at a path with the answer to a query, rendered on the server for one visitor. */
export const answerOf = (path: string, query: Query): Promise<string> =>
  renderPage(path, { asked: askedBy(query) });

/** The tool of that page alone, with the same answer. */
export const toolAnswering = async (
  path: string,
  query: Query,
  language: LanguageId = ENGLISH,
): Promise<string> =>
  renderTool(path, { reader: await currentReader(language), asked: askedBy(query) });

/** Value of the cookie of an editor who looks at drafts. */
export const DRAFT_COOKIE = "0123456789abcdef0123456789abcdef";

/** Serves an API route as Next does, until the test ends. @returns its address */
export function serveRoute(
  handler: NextApiHandler,
  { api = { bodyParser: false } }: PageConfig = {},
): Promise<string> {
  const route = { default: handler, config: { api } };
  const keys = {
    previewModeId: DRAFT_COOKIE,
    previewModeEncryptionKey: DRAFT_COOKIE,
    previewModeSigningKey: DRAFT_COOKIE,
    dev: false,
  };
  return listenDuringTest(
    createServer((request, response) => apiResolver(request, response, {}, route, keys, false)),
  );
}

/** The file at an address of the calendar of a plan. */
export async function calendarOf(address: string): Promise<Response> {
  await currentReader();
  const { default: handler } = await import("#web/pages/api/calendar/[...page].ts");
  return fetch((await serveRoute(handler)) + address, { redirect: "manual" });
}
