import { proxy } from "hono/proxy";
import { startHostedNetwork } from "./hosted-network.ts";

/** The settings and the behaviour of a hosted project. */
export class HostedProject {
  projectId = "abc123de";
  dataset = "production";
  /**
   * Tokens by their rights. Each has the rights of the one before too. `manage` reads the settings.
   */
  tokens = { read: "token-viewer", write: "token-editor", manage: "token-developer" };
  /** Whether content needs a token. */
  isPrivate = false;
  corsOrigins: { origin: string; allowCredentials: boolean }[] = [];
  /** As the management API lists them. */
  hooks: Record<string, unknown>[] = [];
  /** Unique attribute paths in use, and the plan's limit. */
  attributes = { value: 1913, limit: 2000 };
  /** What its plan holds. */
  features = [
    ...["contentReleases", "singleDocRelease", "studioComments", "sanityTasks"],
    "privateDataset",
  ];
  /** Milliseconds by which query results lag behind writes. */
  indexLagMs = 0;
  /** Limit of writes and uploads per second, beyond which the response is 429. */
  writesPerSecond = 25;
  /** The replacement of EmailJS. */
  inboxUrl?: string;
}

/** The places of those tokens. */
const [WRITE, MANAGE] = [1, 2];

const API_HOST = /^([a-z0-9-]+)\.(?:api|apicdn)\.sanity\.io$/;
/** The response for those who may not read a private dataset. */
export const EMPTY_DATASET = "empty";

/** A refusal with the API's own text. */
const refused = (statusCode: number, error: string, message: string, headers = {}) =>
  Response.json({ statusCode, error, message }, { status: statusCode, headers });
const notFound = (message: string) => refused(404, "Not Found", message);

/** Old query results, because the index lags behind writes. A new query gets the current result. */
export function createLateAnswers() {
  const kept = new Map<string, Response>();
  let writtenAt = Number.NEGATIVE_INFINITY;
  return {
    written: () => {
      writtenAt = Date.now();
    },
    /** @param isLate whether a result may still be old this many milliseconds after a write */
    async answer(
      question: string,
      isLate: (sinceWrite: number) => boolean,
      ask: () => Promise<Response>,
    ): Promise<Response> {
      const known = kept.get(question);
      const now = Date.now();
      if (known && isLate(now - writtenAt)) return known.clone();
      const answer = await ask();
      const type = answer.headers.get("content-type") ?? "application/json";
      const fresh = new Response(await answer.text(), {
        status: answer.status,
        headers: { "content-type": type },
      });
      // A result that was written meanwhile may be half old.
      if (fresh.ok && now > writtenAt) kept.set(question, fresh.clone());
      return fresh;
    },
  };
}

export type HostedSanity = Awaited<ReturnType<typeof startHostedSanity>>;

/**
 * A replacement of hosted Sanity: a local content lake under the real host names, with tokens and
 * their rights, private datasets, rate limits and an index that lags behind. It cannot show that
 * Sanity really behaves so.
 * @param lakeUrl address of the lake, whose project id is the project's, with a dataset that
 *   stays empty
 */
export async function startHostedSanity(lakeUrl: string, settings: Partial<HostedProject> = {}) {
  const project = Object.assign(new HostedProject(), settings);
  const { projectId, dataset, tokens, inboxUrl } = project;
  const requests: string[] = [];
  const statuses: number[] = [];
  /** Their moments. */
  const writes: number[] = [];
  const late = createLateAnswers();

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    requests.push(`${request.method} ${url.host}${url.pathname}${url.search}`);
    const response = await answerAs(url, request);
    statuses.push(response.status);
    return response;
  }

  async function answerAs(url: URL, request: Request): Promise<Response> {
    const [, ofProject = projectId] = API_HOST.exec(url.hostname) ?? [];
    if (url.hostname === "cdn.sanity.io") return passOn(request, lakeUrl, url);
    if (url.hostname === "api.emailjs.com") {
      return inboxUrl ? passOn(request, inboxUrl, url) : notFound("nothing here");
    }
    if (ofProject !== projectId) return notFound(`Project "${ofProject}" not found`);
    const path = url.pathname.replace(/^\/v[^/]+/, "");
    if (path === "/check/cors") return checkCors(request.headers.get("origin"));

    const token = request.headers.get("authorization")?.replace(/^Bearer /, "");
    const rank = Object.values(tokens).indexOf(token ?? "");
    if (token && rank === -1) return refused(401, "Unauthorized", "Session not found");
    const mayRead = rank >= 0 || !project.isPrivate;
    const asManager = (value: unknown) =>
      rank < MANAGE
        ? refused(403, "Forbidden", 'Insufficient permissions; permission "read" required')
        : Response.json(value);
    if (path === `/hooks/projects/${projectId}`) return asManager(project.hooks);
    if (path === "/features") {
      return rank < 0
        ? refused(401, "Unauthorized", "Unauthorized")
        : Response.json(project.features);
    }
    // Nobody learns that there is something to see.
    if (path.startsWith("/data/query/")) {
      const seen = url.href.replace(/\/query\/[^?]+/, `/query/${EMPTY_DATASET}`);
      return query(mayRead ? url : new URL(seen), request);
    }
    if (/^\/data\/(mutate|actions)\/|^\/assets\//.test(path)) {
      if (rank < WRITE) return notAllowed();
      return write(url, request);
    }
    if (!mayRead) return notAllowed();
    if (path === `/data/stats/${dataset}`) {
      return Response.json({ fields: { count: { ...project.attributes, unit: "fields" } } });
    }
    return passOn(request, lakeUrl, url);
  }

  function checkCors(origin: string | null): Response {
    const listed = project.corsOrigins.find((one) => one.origin === origin);
    const withCredentials = listed?.allowCredentials ?? false;
    const result = { allowed: listed !== undefined, withCredentials };
    return Response.json({ result }, { headers: { "access-control-allow-origin": origin ?? "*" } });
  }

  async function write(url: URL, request: Request): Promise<Response> {
    const now = Date.now();
    if (writes.filter((moment) => now - moment < 1000).length >= project.writesPerSecond) {
      return refused(429, "Too Many Requests", "Rate limit exceeded", { "retry-after": "1" });
    }
    writes.push(now);
    const body = await request.arrayBuffer();
    const isOfRelease = Buffer.from(body).includes("sanity.action.release.");
    if (isOfRelease && !project.features.includes("contentReleases")) {
      return refused(402, "Payment Required", "Content releases are not in the project's plan");
    }
    const answer = await passOn(request, lakeUrl, url, body);
    late.written();
    return answer;
  }

  async function query(url: URL, request: Request): Promise<Response> {
    const body = request.method === "GET" ? undefined : await request.arrayBuffer();
    return late.answer(
      `${url.href} ${body ? Buffer.from(body).toString() : ""}`,
      (sinceWrite) => sinceWrite < project.indexLagMs,
      () => passOn(request, lakeUrl, url, body),
    );
  }

  const network = await startHostedNetwork(answer);
  return { ...network, project, requests, statuses };
}

const notAllowed = () => {
  const description = 'Insufficient permissions; permission "create" required';
  const error = { type: "mutationError", description, items: [] };
  return Response.json({ error }, { status: 403 });
};

/** Passes the request to the real lake. Addresses of files become those of Sanity's file host. */
async function passOn(
  request: Request,
  base: string,
  { pathname, search }: URL,
  body?: ArrayBuffer,
) {
  const headers = new Headers(request.headers);
  for (const own of ["connection", "host", "origin", "referer", "authorization"]) {
    headers.delete(own);
  }
  const target = new URL(pathname + search, base);
  const answer = await proxy(target, {
    raw: request,
    headers,
    signal: null,
    ...(body && { body }),
  });
  if (!answer.headers.get("content-type")?.includes("application/json")) return answer;
  answer.headers.delete("content-length");
  const text = (await answer.text()).replaceAll(base, "https://cdn.sanity.io");
  return new Response(text, answer);
}
