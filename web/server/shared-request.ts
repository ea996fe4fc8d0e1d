import type { IncomingHttpHeaders } from "node:http";
import { PICTURES_PATH } from "#schemas/shared/environment/through-site.ts";
import { pathIn, splitLanguage } from "#schemas/shared/languages.ts";
import { NOT_FOUND_PATH, TOOLS_API_PATH } from "#schemas/shared/routes.ts";
import { isToolQuestion } from "#schemas/shared/tools/tool-address.ts";
import { markdownPath } from "#web/content/routing/markdown-path.ts";
import { resolveRequest } from "#web/content/routing/resolve-request.ts";
import type { SharedRequest } from "./http-cache.ts";

/** The formats between which the image server chooses, the best first. */
const PICTURE_FORMATS = ["image/avif", "image/webp"];

/**
 * Says what of a request decides the response. Of a page's address that is the path alone, because
 * no page reads a parameter: whatever campaigns add to the address is left out. All unknown
 * addresses of a language share one response. A tool's question goes to the route that answers it,
 * as the proxy would send it. A redirect, an API route and a file get the whole address.
 * @param url path and query of a request without the cookie of editors
 */
export async function sharedRequest(
  url: string,
  { accept = "" }: IncomingHttpHeaders,
  resolve = resolveRequest,
): Promise<SharedRequest> {
  const mark = url.indexOf("?");
  const [pathname, search] = mark < 0 ? [url, ""] : [url.slice(0, mark), url.slice(mark)];
  // An address in another form, such as a whole URL, is for Next.
  if (!pathname.startsWith("/")) return { url };
  // The image server chooses among the formats that a browser accepts.
  if (pathname.startsWith(`${PICTURES_PATH}/`)) {
    const formats = PICTURE_FORMATS.filter((format) => accept.includes(format));
    return { url, headers: { accept: [...formats, "*/*"].join(",") } };
  }
  const resolved = await resolve({ pathname, search, isEditor: false, accept });
  // Both addresses of a page's Markdown share it, and so do campaigns.
  if (resolved.kind === "markdown") {
    const query = isToolQuestion(resolved.page + search) ? search : "";
    return { url: markdownPath(resolved.page) + query };
  }
  if (resolved.kind === "page") return { url: pathname };
  if (resolved.kind === "question") return { url: TOOLS_API_PATH + url };
  if (resolved.kind === "unknown" && resolved.inEnglish === undefined) {
    return { url: pathIn(splitLanguage(pathname).language, NOT_FOUND_PATH) };
  }
  return { url };
}
