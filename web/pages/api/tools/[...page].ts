import type { NextApiHandler, NextApiRequest, NextApiResponse } from "next";
import PQueue from "p-queue";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { isCampaignName } from "#schemas/shared/redirects/campaign-names.ts";
import { TOOLS_API_PATH } from "#schemas/shared/routes.ts";
import { isToolQuestion } from "#schemas/shared/tools/tool-address.ts";
import { metrics } from "#web/api/metrics.ts";
import { fetchPageAsMarkdown, sendMarkdown } from "#web/api/page-as-markdown.ts";
import { questionOn, renderToolAnswer } from "#web/api/render-tool-answer.ts";
import { publishedReader } from "#web/content/content-reader.ts";
import { fetchSite } from "#web/content/fetch-site.ts";
import { markdownPath, prefersMarkdown } from "#web/content/routing/markdown-path.ts";
import type { CompanyDetails } from "#web/content/site-types.ts";
import { log } from "#web/lib/log.ts";
import { SITE_CACHE_CONTROL } from "#web/lib/site-cache-control.ts";
import { readToolRequest } from "#web/tools/read-tool-request.ts";

/** The number of requests that are handled at the same time. Each of them waits for its page. */
const CONCURRENCY = 4;

/**
 * The number of requests that may wait. Each takes milliseconds, so the wait is well under a
 * second.
 */
const MOST_WAITING = 100;

/** A request that takes longer is given up. */
const TIME_LIMIT_MS = 10_000;

const questions = new PQueue({ concurrency: CONCURRENCY, timeout: TIME_LIMIT_MS });
const countWaiting = () => metrics.questions.set(questions.size);
for (const event of ["add", "active"] as const) questions.addEventListener(event, countWaiting);

/**
 * Renders a page with the answer of its tool (`?tool=…`), as HTML or as Markdown. The proxy sends such
 * requests here. Only rendering is queued. The response is sent outside of the queue, so that a slow
 * visitor holds nobody up.
 */
const answerTool: NextApiHandler = async (request, response) => {
  const { pathname, search, searchParams } = new URL(request.url ?? "", siteUrl());
  // After a rewrite the address is that of the page without its language, which only the parameter
  // of this route has.
  const page = [request.query.page ?? []].flat();
  const path =
    pathname.startsWith(TOOLS_API_PATH) || page.length === 0
      ? pathname.replace(TOOLS_API_PATH, "")
      : `/${page.join("/")}`;
  response.setHeader("Cache-Control", "private, no-store");
  response.setHeader("X-Robots-Tag", "noindex");
  if (!isToolQuestion(path + search)) response.status(404).end();
  else if (questions.size >= MOST_WAITING) await sendTooBusy(response);
  else {
    const isMarkdown = prefersMarkdown(request.headers.accept);
    const instead = (isMarkdown ? markdownPath(path) : path) + campaignOf(searchParams);
    await answerInQueue(request, response, instead, async () => {
      const question = await questionOn(path, readToolRequest(searchParams));
      // A page without a tool says nothing to a question that names none.
      if (question === undefined) return () => response.redirect(307, instead);
      if (!isMarkdown) {
        const answer = await renderToolAnswer(path, question);
        return () => sendHtml(request, response, answer);
      }
      const page = await fetchPageAsMarkdown(path, question);
      return () => (page ? sendMarkdown(response, page) : response.status(404).end());
    });
  }
};

/**
 * Renders an answer in the queue, and sends it outside of it.
 * @param instead where the visitor is led if that fails: the stored page works without the answer
 * @param render returns what sends the answer
 */
async function answerInQueue(
  request: NextApiRequest,
  response: NextApiResponse,
  instead: string,
  render: () => Promise<() => void>,
): Promise<void> {
  try {
    const send = await questions.add(async () =>
      // The visitor may have left while the request waited.
      request.socket.destroyed ? undefined : render(),
    );
    if (send === undefined) response.end();
    else send();
  } catch (error) {
    log.warn(error, `The tool on ${instead} failed`);
    response.redirect(307, instead);
  }
}

type ToolAnswer = Awaited<ReturnType<typeof renderToolAnswer>>;

function sendHtml(
  request: NextApiRequest,
  response: NextApiResponse,
  { status, isCommon, html }: ToolAnswer,
): void {
  response.status(status).setHeader("Content-Type", "text/html; charset=utf-8");
  // An address with a campaign is one visitor's, so a stored answer would serve nobody else.
  if (isCommon && !campaignOf(searchParamsOf(request)))
    response.setHeader(SITE_CACHE_CONTROL, "s-maxage=1");
  response.end(html);
}

const searchParamsOf = ({ url = "" }: NextApiRequest) => new URL(url, siteUrl()).searchParams;

/** The query of a page that a campaign leads to; empty without a campaign. */
function campaignOf(query: URLSearchParams): string {
  const named = [...query].filter(([name]) => isCampaignName(name));
  return named.length > 0 ? `?${new URLSearchParams(named)}` : "";
}

export default answerTool;

async function sendTooBusy(response: NextApiResponse): Promise<void> {
  const site = await fetchSite(publishedReader()).catch(() => undefined);
  response.status(503).setHeader("Retry-After", "5");
  response.setHeader("Content-Type", "text/plain; charset=utf-8");
  response.send(site ? tooBusyText(site.settings) : "");
}

const tooBusyText = ({ tooBusy, phone, email }: CompanyDetails) =>
  `${tooBusy}\n${phone}\n${email}\n`;
