import type { ClientConfig, LiveEvent, SanityClient } from "@sanity/client";
import { filter, merge, type Observable, Subject } from "rxjs";

/** The limit until two signs of life have shown how often the content lake sends them. */
const FIRST_LIMIT_MS = 5 * 60_000;

/** A stream is lost when two signs of life in a row have not come. */
const MISSED_SIGNS = 2.5;

/** The local content lake sends a sign of life every 15 seconds. */
const SHORTEST_LIMIT_MS = 20_000;

type Limits = { firstMs: number; shortestMs: number };

type ResolveFetch = NonNullable<ClientConfig["resolveFetch"]>;

/**
 * The live events of publishes. The client by itself sends its token only for events of drafts, so
 * the token is added here.
 *
 * A connection that a network or a sleeping machine has cut says nothing. Content lakes therefore
 * send signs of life. A stream without them is closed here, and the client opens another one. The
 * event `reconnect` says at once that a stream has ended. The client's own comes after a request
 * about CORS, which a network that is away answers minutes later, when the next stream is open.
 */
export function liveEvents(
  client: SanityClient,
  limits: Limits = { firstMs: FIRST_LIMIT_MS, shortestMs: SHORTEST_LIMIT_MS },
): Observable<LiveEvent> {
  const { token, headers, resolveFetch = () => fetch } = client.config();
  const ended = new Subject<LiveEvent>();
  const onEnd = () => ended.next({ type: "reconnect" });
  const watched = client.withConfig({
    ...(token !== undefined && { headers: { ...headers, Authorization: `Bearer ${token}` } }),
    resolveFetch: watchStreams(resolveFetch, limits, onEnd),
  });
  const events = watched.live.events().pipe(filter(({ type }) => type !== "reconnect"));
  return merge(ended, events);
}

/** Closes streams of events that have become silent, and requests for them that nobody answers. */
function watchStreams(resolveFetch: ResolveFetch, limits: Limits, onEnd: () => void): ResolveFetch {
  return (proxy) => async (address, init) => {
    const unanswered = new AbortController();
    const reason = new DOMException("Nobody answers.", "TimeoutError");
    const limit = setTimeout(() => unanswered.abort(reason), limits.shortestMs);
    limit.unref();
    const signals = [unanswered.signal, ...(init?.signal ? [init.signal] : [])];
    const signal = AbortSignal.any(signals);
    const response = await resolveFetch(proxy)(address, { ...init, signal }).finally(() =>
      clearTimeout(limit),
    );
    const { body, status, statusText, headers } = response;
    if (!body || !headers.get("content-type")?.startsWith("text/event-stream")) return response;
    return new Response(watchBody(body, limits, onEnd), { status, statusText, headers });
  };
}

/** The first byte of a comment, which is how a stream of events shows that it is alive. */
const COLON = ":".charCodeAt(0);

function watchBody(
  body: ReadableStream<Uint8Array>,
  limits: Limits,
  onEnd: () => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let lastSignAt: number | undefined;
  let longestPause: number | undefined;
  let timer: NodeJS.Timeout | undefined;

  function startTimer(end: () => void): void {
    clearTimeout(timer);
    const limit =
      longestPause === undefined
        ? limits.firstMs
        : Math.max(MISSED_SIGNS * longestPause, limits.shortestMs);
    timer = setTimeout(end, limit).unref();
  }

  function noteSign(): void {
    const now = performance.now();
    if (lastSignAt !== undefined) longestPause = Math.max(longestPause ?? 0, now - lastSignAt);
    lastSignAt = now;
  }

  return new ReadableStream<Uint8Array>({
    async start(controller) {
      let hasEnded = false;
      const end = (error?: unknown) => {
        if (hasEnded) return;
        hasEnded = true;
        clearTimeout(timer);
        onEnd();
        if (error === undefined) controller.close();
        else controller.error(error);
        void reader.cancel().catch(() => {});
      };
      startTimer(end);
      const pump = async () => {
        for (;;) {
          const { done, value } = await reader.read();
          if (hasEnded) return;
          if (done) return end();
          if (value[0] === COLON) noteSign();
          startTimer(end);
          controller.enqueue(value);
        }
      };
      void pump().catch(end);
    },
    cancel(cause) {
      clearTimeout(timer);
      return reader.cancel(cause);
    },
  });
}
