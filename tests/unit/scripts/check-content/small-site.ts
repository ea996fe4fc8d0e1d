import { onTestFinished, vi } from "vitest";
import type { ContentDocument } from "#scripts/check-content/checks/content.ts";
import { walkSite } from "#scripts/check-content/checks/walk-site.ts";

const BASE = "https://site.example";

type Page = { title?: string; description?: string; body?: string; status?: number; to?: string };

/** The HTML of a page with nothing wrong in its head. */
export function pageHtml({ title = "A title", description = "Words", body = "" }: Page): string {
  return `<!doctype html><html><head><title>${title}</title>
    <meta name="description" content="${description}"></head><body><main>${body}</main></body></html>`;
}

/** A link from each page to the next and back, so that none is an orphan. */
export const linkTo = (...paths: string[]) =>
  paths.map((path) => `<a href="${path}">Read</a>`).join("");

/**
 * Has a site of a few pages answer for the test, which answers 404 to all else.
 * @param pages by path; `to` makes a path a redirect
 * @param pictures status by whole address; any other answers 404
 * @returns its address
 */
export function serve(
  pages: Record<string, Page>,
  { sitemap = Object.keys(pages), pictures = {} as Record<string, number> } = {},
): string {
  const xml = `<urlset>${sitemap.map((path) => `<url><loc>${BASE}${path}</loc></url>`).join("")}</urlset>`;
  const answer = async (address: string, { method }: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(address);
    if (pathname === "/sitemap.xml") return new Response(xml);
    if (method === "HEAD") return new Response(null, { status: pictures[address] ?? 404 });
    const { to, ...asked } = pages[pathname] ?? { status: 404 };
    const { status = 200, ...page } = to === undefined ? asked : (pages[to] ?? {});
    const headers = { "content-type": "text/html" };
    const response = new Response(pageHtml(page), { status, headers });
    return Object.defineProperty(response, "url", { value: BASE + (to ?? pathname) });
  };
  vi.stubGlobal("fetch", answer);
  onTestFinished(() => void vi.unstubAllGlobals());
  return BASE;
}

/** Walks the site as the checks do, with no page but what the sitemap and links name. */
export const walked = (...site: Parameters<typeof serve>) => walkSite(serve(...site));

/** A service whose page is at `/services/<slug>`. */
export function service(slug: string, fields: Record<string, unknown> = {}): ContentDocument {
  return {
    _id: `service-${slug}`,
    _type: "service",
    title: slug,
    slug: { current: slug },
    ...fields,
  };
}
