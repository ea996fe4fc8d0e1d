import { type ParsedUrlQuery, parse } from "node:querystring";
import { htmlOf } from "./rendered-pages.ts";

/** A query as Next gives it to a page. */
export type Query = ParsedUrlQuery;

export const queryOf = (query: string): Query => parse(query);

/** What the route of answers is given for a page that is asked a query. */
export const answerProps = (path: string, query: Query) => ({
  params: Promise.resolve({ page: path.slice(1).split("/") }),
  searchParams: Promise.resolve(query),
});

/** The page at a path with the answer to a query, as the server renders it for one visitor. */
export async function answerOf(path: string, query: Query): Promise<string> {
  const { default: AnswerPage } = await import("#web/app/answers/[...page]/page.tsx");
  return htmlOf(await AnswerPage(answerProps(path, query)));
}

/** The file at an address of the calendar of a plan. */
export async function calendarOf(address: string): Promise<Response> {
  const { GET } = await import("#web/app/api/move-plan/[...page]/route.ts");
  const url = new URL(address, "http://localhost");
  const page = url.pathname.split("/").slice(3);
  return GET(new Request(url), { params: Promise.resolve({ page }) });
}
