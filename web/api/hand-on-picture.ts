import { imageFolder } from "#schemas/shared/environment/through-site.ts";

/** To the first byte: the image server scales what it is asked for the first time. */
const PATIENCE_MS = 10_000;

/** The picture's digest, its size and its format, as Sanity names every picture. */
const FILE = /^[^/]+\/[^/]+\/[0-9a-f]{40}-\d+x\d+\.[a-z]+$/;

const PASSED_TO_SERVER = ["accept", "if-none-match", "if-modified-since"];
const PASSED_TO_BROWSER = ["content-type", "cache-control", "etag", "last-modified", "vary"];

/**
 * A picture of the project's image server, as that server gives it: cut, scaled and in a format that
 * the browser takes.
 * @param path `<project>/<dataset>/<file>`; any other project's and what names no picture is not found
 * @returns 502, which nothing keeps, when the image server fails or is too slow
 */
export async function handOnPicture(
  request: Request,
  path: string,
  { folder = imageFolder(), patience = PATIENCE_MS } = {},
): Promise<Response> {
  const isOwn = `/images/${path}`.startsWith(folder.path) && FILE.test(path);
  if (!isOwn) return new Response("Not Found", { status: 404 });
  const slow = new AbortController();
  const timer = setTimeout(() => slow.abort(), patience);
  try {
    const answer = await fetch(`${folder.host}/images/${path}${new URL(request.url).search}`, {
      headers: only(PASSED_TO_SERVER, request.headers),
      signal: AbortSignal.any([slow.signal, request.signal]),
      redirect: "error",
      cache: "no-store",
    });
    return handOn(answer, request.headers.get("accept") ?? "");
  } catch {
    return failed();
  } finally {
    clearTimeout(timer);
  }
}

/** Sanity gives the best format of a picture only some time after it was asked for first. */
const BEST_FORMAT = "image/avif";
const SECOND_BEST_SECONDS = 60;

function handOn(answer: Response, accepted: string): Response {
  const { status, headers, body } = answer;
  const isPicture = status === 200 && headers.get("content-type")?.startsWith("image/");
  if (status === 304 || isPicture) {
    const passed = only(PASSED_TO_BROWSER, headers);
    const isSecondBest =
      accepted.includes(BEST_FORMAT) && headers.get("content-type") !== BEST_FORMAT;
    // The reverse proxy keeps it no longer than this (`X-Accel-Expires`).
    if (isPicture && isSecondBest) passed.set("x-accel-expires", `${SECOND_BEST_SECONDS}`);
    return new Response(body, { status, headers: passed });
  }
  void body?.cancel();
  // What the image server cannot do with this picture, it says with a status of 400 to 499.
  return status >= 400 && status < 500 ? new Response(null, { status }) : failed();
}

const failed = () => new Response(null, { status: 502, headers: { "cache-control": "no-store" } });

const only = (names: readonly string[], headers: Headers) =>
  new Headers([...headers].filter(([name]) => names.includes(name)));
