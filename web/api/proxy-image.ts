import { imageFolder } from "#schemas/shared/environment/through-site.ts";
import { SITE_CACHE_CONTROL } from "#web/lib/site-cache-control.ts";

/** Limit for the first byte. The image server resizes an image when it is first requested. */
const TIME_LIMIT_MS = 10_000;

/** The name that Sanity gives every image: digest, size and format. */
const IMAGE_FILE = /^[^/]+\/[^/]+\/[0-9a-f]{40}-\d+x\d+\.[a-z]+$/;

const REQUEST_HEADERS = ["accept", "if-none-match", "if-modified-since"];
const RESPONSE_HEADERS = ["content-type", "cache-control", "etag", "last-modified", "vary"];

/**
 * Proxies an image of the project's own image server, which crops it, resizes it and chooses a
 * format that the browser accepts.
 * @param path `<project>/<dataset>/<file>`; 404 for another project and for a name that is no
 *   image
 * @returns 502, which no cache stores, when the image server fails or is too slow
 */
export async function proxyImage(
  request: Request,
  path: string,
  { folder = imageFolder(), timeLimitMs = TIME_LIMIT_MS } = {},
): Promise<Response> {
  const isOwn = `/images/${path}`.startsWith(folder.path) && IMAGE_FILE.test(path);
  if (!isOwn) return new Response("Not Found", { status: 404 });
  const slow = new AbortController();
  const timer = setTimeout(() => slow.abort(), timeLimitMs);
  try {
    const response = await fetch(`${folder.host}/images/${path}${new URL(request.url).search}`, {
      headers: pickHeaders(REQUEST_HEADERS, request.headers),
      signal: AbortSignal.any([slow.signal, request.signal]),
      redirect: "error",
      cache: "no-store",
    });
    return proxyResponse(response, request.headers.get("accept") ?? "");
  } catch {
    return badGateway();
  } finally {
    clearTimeout(timer);
  }
}

/** Sanity delivers the best format only some time after an image was first requested. */
const BEST_FORMAT = "image/avif";
const SECOND_BEST_SECONDS = 60;

function proxyResponse(response: Response, accepted: string): Response {
  const { status, headers, body } = response;
  const isImage = status === 200 && headers.get("content-type")?.startsWith("image/");
  if (status === 304 || isImage) {
    const passed = pickHeaders(RESPONSE_HEADERS, headers);
    const isSecondBest =
      accepted.includes(BEST_FORMAT) && headers.get("content-type") !== BEST_FORMAT;
    // The cache before Next stores a second-best format for a part of this time only.
    if (isImage && isSecondBest) passed.set(SITE_CACHE_CONTROL, `s-maxage=${SECOND_BEST_SECONDS}`);
    return new Response(body, { status, headers: passed });
  }
  void body?.cancel();
  // A status of 400 to 499 is the image server's response to an impossible request, so it is passed
  // on.
  return status >= 400 && status < 500 ? new Response(null, { status }) : badGateway();
}

const badGateway = () =>
  new Response(null, { status: 502, headers: { "cache-control": "no-store" } });

const pickHeaders = (names: readonly string[], headers: Headers) =>
  new Headers([...headers].filter(([name]) => names.includes(name)));
