import { corsHeaders, type Right, refusal, rightOf, writeLimit } from "./access.ts";
import { createLateAnswers } from "./late-answers.ts";
import { startHostedNetwork } from "./network.ts";
import { type HostedProject, hostedProject } from "./settings.ts";

const API_HOST = /^([a-z0-9-]+)\.(?:api|apicdn)\.sanity\.io$/;
const MAX_MUTATION_BYTES = 4_000_000;
/** What those see who may not see a private dataset. */
export const EMPTY_DATASET = "empty";

/** Of one connection, or untrue once the body is unpacked. */
const NOT_PASSED_ON = ["connection", "transfer-encoding", "content-encoding", "content-length"];

export type HostedSanity = Awaited<ReturnType<typeof startHostedSanity>>;

/**
 * Stands in for hosted Sanity: a content lake that runs here, under the real host names, with what
 * the local one does not have: tokens and their rights, private datasets, CORS, limits, and an index that
 * is behind. What it cannot show is whether Sanity really answers so.
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
      return notFound(`Project "${projectId}" not found`, "SIO-404-PNF");
    }
    const path = url.pathname.replace(/^\/v[^/]+/, "");
    if (path === "/check/cors") return checkCors(request);
    const cors = corsHeaders(project, request);
    if (cors === undefined) return forbidden("CORS Origin not allowed");
    if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: cors });
    const response = await answerApi(path, url, request);
    for (const [name, value] of new Headers(cors)) response.headers.set(name, value);
    return response;
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
    if (/^\/data\/(mutate|actions)\/|^\/assets\//.test(path))
      return write(path, url, request, needs);
    if (path.startsWith("/data/query/")) return query(url, request, right);
    return needs("read") ?? passOn(request, lakeUrl, url);
  }

  async function write(
    path: string,
    url: URL,
    request: Request,
    needs: (right: Right) => Response | undefined,
  ): Promise<Response> {
    const body = await request.arrayBuffer();
    if (path.startsWith("/data/") && body.byteLength > MAX_MUTATION_BYTES) {
      return Response.json({ statusCode: 413, error: "Payload Too Large" }, { status: 413 });
    }
    const refused = needs("write") ?? limit();
    if (refused) return refused;
    const response = await passOn(request, lakeUrl, url, body);
    late.written();
    return response;
  }

  async function query(
    url: URL,
    request: Request,
    right: Right | "unknown" | undefined,
  ): Promise<Response> {
    if (right === "unknown") return refusal(project, right, "read") ?? forbidden("");
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

const notFound = (message: string, errorCode?: string) =>
  Response.json({ statusCode: 404, error: "Not Found", message, errorCode }, { status: 404 });

const forbidden = (message: string) =>
  Response.json({ statusCode: 403, error: "Forbidden", message }, { status: 403 });
