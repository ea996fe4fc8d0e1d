import { searchLengths } from "../../../schemas/rules/metadata.ts";
import { objectsIn } from "../../../schemas/shared/objects-in.ts";
import { RESULT_MARK } from "../../../schemas/shared/tools/tool-query.ts";
import {
  type ContentDocument,
  findingDocument,
  headDocument,
  livePathsOf,
  pageDocument,
} from "./content.ts";
import type { Finding, FindingDocument } from "./finding.ts";
import { pictureAddress, type SiteLink, type SiteWalk } from "./walk-site.ts";

/** Findings on the pages of the running site. */
export function pageFindings(walk: SiteWalk, documents: readonly ContentDocument[]): Finding[] {
  const onPage = ({ page, ...finding }: PageFinding): Finding => ({
    page,
    document: pageDocument(page, documents),
    ...finding,
  });
  return [
    ...unansweredPages(walk, livePathsOf(documents)).map(onPage),
    ...linkFindings(walk, documents),
    ...pictureFindings(walk, documents),
    ...headFindings(walk, documents),
    ...orphanPages(walk).map(onPage),
  ];
}

type PageFinding = Finding & { page: string };

/** Pages of the sitemap or the route table that do not open. */
function unansweredPages(walk: SiteWalk, livePaths: ReadonlySet<string>): PageFinding[] {
  return [...new Set([...livePaths, ...walk.sitemap])].flatMap((path): PageFinding[] => {
    const { status = 200, redirectedTo } = walk.pages.get(path) ?? {};
    if (status === 200 && redirectedTo === undefined) return [];
    const answer = status === 0 ? "does not answer" : `answers with status ${status}`;
    const problem = `${path} should be a page, but ${redirectedTo ? `leads to ${redirectedTo}` : answer}.`;
    const fix =
      "Publish the page's document again; if that does not help, look at the site's log. A route that is new needs a new build of the site.";
    return [{ kind: "broken-page", page: path, problem, fix }];
  });
}

/** Pages in the sitemap that no page links to. */
function orphanPages(walk: SiteWalk): PageFinding[] {
  const elsewhere = linksOf(walk).filter(({ from, path }) => from !== path);
  const linked = new Set(elsewhere.map(({ path }) => path));
  return [...walk.sitemap]
    .filter((path) => !linked.has(path) && walk.pages.get(path)?.status === 200)
    .map((page) => ({
      kind: "orphan-page",
      page,
      problem: `${page} is in the sitemap, but no other page links to it.`,
      fix: "Link to it from a menu or from the text of another page.",
    }));
}

const headFields = ["title", "description"] as const;

/** A problem of a page's title or description. */
type HeadText = {
  page: string;
  field: (typeof headFields)[number];
  value: string;
  document: FindingDocument | undefined;
};

function headFindings(walk: SiteWalk, documents: readonly ContentDocument[]): Finding[] {
  const texts = [...walk.pages.values()].flatMap(({ path: page, model }) =>
    headFields.flatMap((field) => {
      if (model === undefined) return [];
      const document = headDocument(page, field, documents);
      return [{ page, field, value: model[field] ?? "", document }];
    }),
  );
  return headTextFindings(texts);
}

/** Problems of the titles and descriptions of all pages. */
function headTextFindings(texts: readonly HeadText[]): Finding[] {
  const keyOf = ({ field, value }: Pick<HeadText, "field" | "value">) => `${field}\n${value}`;
  const sharing = Map.groupBy(texts, keyOf);
  return texts.flatMap(({ page, field, value, document }): Finding[] => {
    const finding = (what: "missing" | "long" | "doubled", problem: string, write: string) => ({
      kind: `${what}-${field}` as const,
      page,
      document,
      problem,
      fix: `Write ${write} in the page metadata of ${page}.`,
    });
    if (value === "") return [finding("missing", `${page} has no ${field}.`, `a ${field}`)];
    const most = searchLengths[field];
    const long = `The ${field} of ${page} has ${value.length} characters; search results cut it after about ${most}: “${value}”.`;
    const same = sharing.get(keyOf({ field, value })) ?? [];
    const doubled = `${same.length} pages have the same ${field}, ${pagesOf(same.map((other) => ({ from: other.page })))}: “${value}”.`;
    // One finding for all of them, at the first page.
    const isFirst = same.length > 1 && same[0]?.page === page;
    return [
      ...(value.length > most ? [finding("long", long, `a shorter ${field}`)] : []),
      ...(isFirst ? [finding("doubled", doubled, `a ${field} of its own`)] : []),
    ];
  });
}

type Link = SiteLink & { from: string };

/** All internal links of all pages. */
function linksOf({ pages }: SiteWalk): Link[] {
  return [...pages.values()].flatMap(({ path: from, links }) =>
    links.map((link) => ({ from, ...link })),
  );
}

/** Links to missing pages and missing anchors, with one finding per target. */
function linkFindings(walk: SiteWalk, documents: readonly ContentDocument[]): Finding[] {
  const links = linksOf(walk);
  const broken = links.filter(({ path }) => (walk.pages.get(path)?.status ?? 200) !== 200);
  const misplaced = links.filter((link) => !hasPlace(walk, link));
  return [
    ...[...Map.groupBy(broken, ({ path }) => path)].map(([path, some]) => ({
      kind: "broken-link" as const,
      ...placeOf(some, documents),
      problem: `The link to ${path} ${answerOfPage(walk, path)}; it is on ${pagesOf(some)}.`,
      fix: "Correct or remove the link, publish the page it names, or add a redirect.",
    })),
    ...[...Map.groupBy(misplaced, ({ path, anchor }) => `${path}#${anchor}`)].map(
      ([target, some]) => ({
        kind: "broken-anchor" as const,
        ...placeOf(some, documents),
        problem: `Nothing on the page is at ${target}; the link is on ${pagesOf(some)}.`,
        fix: "Correct the part after # in the link, or leave it out.",
      }),
    ),
  ];
}

function hasPlace({ pages }: SiteWalk, { path, anchor }: Link): boolean {
  const page = pages.get(path);
  // "#top" exists on every page. A page that could not be read has its own finding.
  if (anchor === "" || anchor === "top" || page?.model === undefined) return true;
  // A fragment that carries a tool's result to the contact form is not an anchor.
  return anchor.startsWith(RESULT_MARK) || page.model.ids.has(anchor);
}

function answerOfPage({ pages }: SiteWalk, path: string): string {
  const status = pages.get(path)?.status ?? 0;
  if (status === 0) return "gets no answer";
  return status === 404 ? "leads to no page" : `gets the status ${status}`;
}

/** The first page with the link, and the document that contains it. */
function placeOf(
  links: readonly Link[],
  documents: readonly ContentDocument[],
): { page: string | undefined; document: FindingDocument | undefined } {
  const page = links[0]?.from;
  const written = [...new Set(links.map(({ href }) => JSON.stringify(href)))];
  const writtenIn = documents.find(
    ({ _type, ...fields }) =>
      _type !== "redirect" &&
      _type !== "pageMetadata" &&
      written.some((href) => JSON.stringify(fields).includes(href)),
  );
  if (writtenIn !== undefined) {
    const hrefs = new Set(links.map(({ href }) => href));
    return { page, document: findingDocument(writtenIn, fieldHolding(writtenIn, hrefs)) };
  }
  return { page, document: page === undefined ? undefined : pageDocument(page, documents) };
}

/**
 * The field that holds one of some addresses, in Sanity's notation. An address of a text is in a list
 * beside its words, so the paragraph is named.
 */
function fieldHolding(document: ContentDocument, hrefs: ReadonlySet<string>): string | undefined {
  for (const { field, object } of objectsIn(document)) {
    const isHeld = (name: string) => typeof object[name] === "string" && hrefs.has(object[name]);
    const name = Object.keys(object).find(isHeld);
    if (name === undefined) continue;
    return field === undefined ? name : `${field}.${name}`.replace(/\.markDefs\[.*/, "");
  }
  return undefined;
}

const MOST_PAGES_NAMED = 3;

/** "/, /about and 12 more" */
export function pagesOf(places: readonly { from: string }[]): string {
  const pages = [...new Set(places.map(({ from }) => from))];
  const named = pages.slice(0, MOST_PAGES_NAMED).join(", ");
  const more = pages.length - MOST_PAGES_NAMED;
  return more > 0 ? `${named} and ${more} more` : named;
}

/** Images that do not load, one finding each, and images without an `alt` attribute. */
function pictureFindings(walk: SiteWalk, documents: readonly ContentDocument[]): Finding[] {
  const broken = [...walk.pages.values()].flatMap(({ path: from, model }) =>
    (model?.pictures ?? []).flatMap(({ address: written }) => {
      const address = written === "" ? "" : pictureAddress(written, walk.base + from);
      if (address === undefined) return [];
      return walk.pictures.get(address) === 200 ? [] : [{ from, address }];
    }),
  );
  const withoutAlt = [...walk.pages.values()].filter(({ model }) =>
    model?.pictures.some(({ isInPage, hasAlt }) => isInPage && !hasAlt),
  );
  return [
    ...[...Map.groupBy(broken, ({ address }) => address)].map(([address, some]) => ({
      kind: "broken-picture" as const,
      page: some[0]?.from,
      document: documentOfPicture(address, some[0]?.from ?? "", documents),
      problem: `${describeAddress(address, walk)}; it is on ${pagesOf(some)}.`,
      fix: "Choose the picture again in the document and publish the document.",
    })),
    ...withoutAlt.map(({ path }) => ({
      kind: "missing-alt" as const,
      page: path,
      document: pageDocument(path, documents),
      problem: `A picture on ${path} has no alt attribute.`,
      fix: "Say what the picture shows, or mark it as decoration.",
    })),
  ];
}

function describeAddress(address: string, { pictures }: SiteWalk): string {
  if (address === "") return "A picture has no address";
  const status = pictures.get(address) ?? 0;
  return `The picture ${address} ${status === 0 ? "gets no answer" : `gets the status ${status}`}`;
}

/** The document that refers to the image: `…/abc-10x20.png` is the asset `image-abc-10x20-png`. */
function documentOfPicture(
  address: string,
  page: string,
  documents: readonly ContentDocument[],
): FindingDocument | undefined {
  const file = /\/([a-f0-9]+-\d+x\d+)\.(\w+)(?:\?|$)/.exec(address);
  const reference = file && JSON.stringify({ _ref: `image-${file[1]}-${file[2]}` }).slice(1, -1);
  const holder =
    reference && documents.find((document) => JSON.stringify(document).includes(reference));
  return holder ? findingDocument(holder) : pageDocument(page, documents);
}
