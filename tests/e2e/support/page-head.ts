import { answerAt } from "./site-pages.ts";

export type HeadOfPage = {
  title: string;
  /** Content of `<meta>` by its name or property. */
  meta: Record<string, string>;
  canonical: string | undefined;
  /** Addresses by language. */
  alternates: Record<string, string>;
  /** Every block of structured data, parsed. */
  structuredData: unknown[];
};

/** Reads what the HTML at a path says to machines. */
export async function headOf(path: string): Promise<HeadOfPage & { html: string; status: number }> {
  const { status, html } = await answerAt(path);
  const metas = tags(html, "meta").flatMap(({ name, property, content }): [string, string][] => {
    const key = name ?? property;
    return key === undefined ? [] : [[key, content ?? ""]];
  });
  const links = tags(html, "link");
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return {
    status,
    html,
    title: decoded(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ""),
    meta: Object.fromEntries(metas),
    canonical: links.find(({ rel }) => rel === "canonical")?.href,
    alternates: Object.fromEntries(
      links.flatMap(({ rel, hreflang, href }): [string, string][] =>
        rel === "alternate" && hreflang !== undefined ? [[hreflang, href ?? ""]] : [],
      ),
    ),
    structuredData: [...blocks].map(([, json]) => JSON.parse(json ?? "")),
  };
}

/** The attributes of every tag of one name, by their names in lower case. */
function tags(html: string, name: string): Record<string, string | undefined>[] {
  return [...html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, "g"))].map(([, attributes = ""]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [
        key.toLowerCase(),
        decoded(value),
      ]),
    ),
  );
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

function decoded(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? "");
}
