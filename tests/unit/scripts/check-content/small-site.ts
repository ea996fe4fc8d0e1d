import type { ContentDocument } from "#scripts/check-content/checks/content.ts";
import type { SiteReader } from "#scripts/check-content/checks/site-reader.ts";
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
 * A site of a few pages, which answers 404 to all else.
 * @param pages by path; `to` makes a path a redirect
 * @param pictures status by whole address; any other answers 404
 */
export function siteOf(
  pages: Record<string, Page>,
  { sitemap = Object.keys(pages), pictures = {} as Record<string, number> } = {},
): SiteReader {
  const xml = `<urlset>${sitemap.map((path) => `<url><loc>${BASE}${path}</loc></url>`).join("")}</urlset>`;
  return {
    async readText(address) {
      const { pathname } = new URL(address);
      if (pathname === "/sitemap.xml") return { status: 200, address, text: xml };
      const page = pages[pathname] ?? { status: 404 };
      if (page.to !== undefined) {
        const html = pageHtml(pages[page.to] ?? {});
        return { status: 200, address: BASE + page.to, text: html, html };
      }
      const html = pageHtml(page);
      return { status: page.status ?? 200, address, text: html, html };
    },
    async pictureStatus(address) {
      return pictures[address] ?? 404;
    },
  };
}

/** Walks the site as the checks do, with no page but what the sitemap and links name. */
export function walked(...site: Parameters<typeof siteOf>) {
  return walkSite({ base: BASE, knownPaths: [], reader: siteOf(...site) });
}

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
