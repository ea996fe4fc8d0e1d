import { type Right, refusal, refused, rightOf, writeLimit } from "./access.ts";
import { createLateAnswers } from "./late-answers.ts";
import { startHostedNetwork } from "./network.ts";
import { type HostedProject, hostedProject } from "./settings.ts";

const API_HOST = /^([a-z0-9-]+)\.(?:api|apicdn)\.sanity\.io$/;
/** What those see who may not see a private dataset. */
export const EMPTY_DATASET = "empty";

/** Of one connection, or untrue once the body is unpacked. */
const NOT_PASSED_ON = ["connection", "transfer-encoding", "content-encoding", "content-length"];

export type HostedSanity = Awaited<ReturnType<typeof startHostedSanity>>;

/**
 * Stands in for hosted Sanity: a content lake that runs here, under the real host names, with what
 * the local one does not have: tokens and their rights, private datasets, limits, and an index that is
 * behind. What it cannot show is whether Sanity really answers so.
 * @param lakeUrl address of the lake, whose project id is the project's, with a dataset that stays empty
 * @param inboxUrl what answers for EmailJS
 */
export async function startHostedSanity(
  lakeUrl: string,
  settings: Partial<HostedProject> = {},
  { inboxUrl }: { inboxUrl?: string } = {},
) {
  const project: HostedProject = { ...hostedProject(), ...settings };
  const requests: string[] = [];
  const statuses: number[] = [];
  const late = createLateAnswers();
  const limit = writeLimit(project);

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    requests.push(`${request.method} ${url.host}${url.pathname}${url.search}`);
    const response = await answerAs(url, request);
    statuses.push(response.status);
    return response;
  }

  async function answerAs(url: URL, request: Request): Promise<Response> {
    if (url.hostname === "cdn.sanity.io") return passOn(request, lakeUrl, url);
    if (url.hostname === "api.emailjs.com") {
      return inboxUrl === undefined ? notFound("nothing here") : passOn(request, inboxUrl, url);
    }
    const [, projectId] = API_HOST.exec(url.hostname) ?? [];
    if (projectId !== undefined && projectId !== project.projectId) {
      return notFound(`Project "${projectId}" not found`);
    }
    const path = url.pathname.replace(/^\/v[^/]+/, "");
    if (path === "/check/cors") return checkCors(request);
    return answerApi(path, url, request);
  }

  function checkCors(request: Request): Response {
    const origin = request.headers.get("origin");
    const listed = project.corsOrigins.find((one) => one.origin === origin);
    const result = {
      allowed: listed !== undefined,
      withCredentials: listed?.allowCredentials ?? false,
    };
    return Response.json({ result }, { headers: { "access-control-allow-origin": origin ?? "*" } });
  }

  async function answerApi(path: string, url: URL, request: Request) {
    const right = rightOf(project, request);
    if (right === "unknown") {
      return refused(401, { error: "Unauthorized", message: "Session not found" });
    }
    const needs = (needed: Right) => refusal(project, right, needed);
    const { projectId, dataset } = project;
    if (path === `/hooks/projects/${projectId}`) {
      return needs("manage") ?? Response.json(project.hooks);
    }
    if (path === `/projects/${projectId}/cors`) {
      return needs("manage") ?? Response.json(project.corsOrigins);
    }
    if (path === `/data/stats/${dataset}`) {
      const fields = { count: { ...project.attributes, unit: "fields" } };
      return needs("read") ?? Response.json({ fields });
    }
    if (/^\/data\/(mutate|actions)\/|^\/assets\//.test(path)) {
      const refusal = needs("write") ?? limit();
      if (refusal) return refusal;
      const response = await passOn(request, lakeUrl, url);
      late.written();
      return response;
    }
    if (path.startsWith("/data/query/")) return query(url, request, right);
    return needs("read") ?? passOn(request, lakeUrl, url);
  }

  async function query(url: URL, request: Request, right: Right | undefined): Promise<Response> {
    // Nobody is told that there is something to see.
    const isHidden = project.isPrivate && right === undefined;
    const target = isHidden
      ? new URL(url.href.replace(/\/query\/[^?]+/, `/query/${EMPTY_DATASET}`))
      : url;
    const body = request.method === "GET" ? undefined : await request.arrayBuffer();
    const question = `${target.href} ${body ? Buffer.from(body).toString() : ""}`;
    return late.answer(
      question,
      (sinceWrite) => sinceWrite < project.indexLagMs,
      () => passOn(request, lakeUrl, target, body),
    );
  }

  const network = await startHostedNetwork(answer);
  return { ...network, project, requests, statuses };
}

/** Asks what really answers; addresses of files that it names are those of Sanity's file host. */
async function passOn(
  request: Request,
  base: string,
  { pathname, search }: URL,
  body?: ArrayBuffer,
): Promise<Response> {
  const headers = new Headers(request.headers);
  for (const name of [...NOT_PASSED_ON, "host", "origin", "referer", "authorization"]) {
    headers.delete(name);
  }
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  const sent = hasBody ? { body: body ?? (await request.arrayBuffer()) } : {};
  const { method } = request;
  const answer = await fetch(new URL(pathname + search, base), {
    method,
    headers,
    ...sent,
  });
  const kept = new Headers(answer.headers);
  for (const name of [...kept.keys()]) {
    if (NOT_PASSED_ON.includes(name) || name.startsWith("access-control-")) kept.delete(name);
  }
  const isJson = kept.get("content-type")?.includes("application/json") === true;
  const text = isJson
    ? (await answer.text()).replaceAll(base, "https://cdn.sanity.io")
    : answer.body;
  return new Response(text, { status: answer.status, headers: kept });
}

const notFound = (message: string) => refused(404, { error: "Not Found", message });
