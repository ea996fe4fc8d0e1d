import { inTasks } from "@nordune/content-tool/in-tasks";
import { searchLengths } from "../../../schemas/rules/metadata.ts";
import { objectsIn } from "../../../schemas/shared/objects-in.ts";
import { isRecord } from "../../../schemas/shared/record.ts";
import { RESULT_MARK } from "../../../schemas/shared/tools/tool-query.ts";
import {
  type ContentDocument,
  findingDocument,
  headDocument,
  livePathsOf,
  pageDocument,
} from "./content.ts";
import type { Finding, FindingDocument } from "./finding.ts";
import type { SiteLink, SiteWalk } from "./walk-site.ts";

/**
 * Findings on the pages of the running site. They are made in short tasks, because a browser shows
 * nothing else meanwhile.
 */
export async function pageFindings(
  walk: SiteWalk,
  documents: readonly ContentDocument[],
): Promise<Finding[]> {
  const onPage = ({ page, ...finding }: PageFinding): Finding => ({
    page,
    document: pageDocument(page, documents),
    ...finding,
  });
  const { broken, misplaced, linked } = await linksOf(walk);
  const { missing, withoutAlt } = await picturesOf(walk);
  const hrefs = [...broken.values(), ...misplaced.values()].flat().map(({ href }) => href);
  const images = [...missing.keys()].flatMap((address) => imageOf(address) ?? []);
  const holders = await holdersOf(new Set([...hrefs, ...images]), documents);
  return [
    ...unansweredPages(walk, livePathsOf(documents)).map(onPage),
    ...linkFindings(walk, { broken, misplaced }, holders, documents),
    ...pictureFindings(walk, { missing, withoutAlt }, holders, documents),
    ...(await headFindings(walk, documents)),
    ...orphanPages(walk, linked).map(onPage),
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

/** Pages in the sitemap that no page links to. @param linked paths to which another page links */
function orphanPages(walk: SiteWalk, linked: ReadonlySet<string>): PageFinding[] {
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

async function headFindings(
  walk: SiteWalk,
  documents: readonly ContentDocument[],
): Promise<Finding[]> {
  const texts: HeadText[] = [];
  for await (const { path: page, model } of inTasks(walk.pages.values())) {
    if (model === undefined) continue;
    for (const field of headFields) {
      const document = headDocument(page, field, documents);
      texts.push({ page, field, value: model[field] ?? "", document });
    }
  }
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
    const doubled = () =>
      `${same.length} pages have the same ${field}, ${pagesOf(same.map((other) => ({ from: other.page })))}: “${value}”.`;
    // One finding for all of them, at the first page.
    const isFirst = same.length > 1 && same[0]?.page === page;
    return [
      ...(value.length > most ? [finding("long", long, `a shorter ${field}`)] : []),
      ...(isFirst ? [finding("doubled", doubled(), `a ${field} of its own`)] : []),
    ];
  });
}

type Link = SiteLink & { from: string };

/** Links by what they lead to. */
type LinksByTarget = ReadonlyMap<string, readonly Link[]>;

/** The links to missing pages and missing anchors, and all paths to which another page links. */
async function linksOf(walk: SiteWalk): Promise<{
  broken: LinksByTarget;
  misplaced: LinksByTarget;
  linked: ReadonlySet<string>;
}> {
  const [broken, misplaced] = [new Map<string, Link[]>(), new Map<string, Link[]>()];
  const linked = new Set<string>();
  for await (const { path: from, links } of inTasks(walk.pages.values())) {
    for (const link of links) {
      const { path, anchor } = link;
      if (path !== from) linked.add(path);
      if ((walk.pages.get(path)?.status ?? 200) !== 200) add(broken, path, { from, ...link });
      if (!hasPlace(walk, link)) add(misplaced, `${path}#${anchor}`, { from, ...link });
    }
  }
  return { broken, misplaced, linked };
}

function add<Key, Value>(groups: Map<Key, Value[]>, key: Key, value: Value): void {
  const group = groups.get(key) ?? [];
  group.push(value);
  groups.set(key, group);
}

/** Links to missing pages and missing anchors, with one finding per target. */
function linkFindings(
  walk: SiteWalk,
  { broken, misplaced }: { broken: LinksByTarget; misplaced: LinksByTarget },
  holders: Holders,
  documents: readonly ContentDocument[],
): Finding[] {
  return [
    ...[...broken].map(([path, some]) => ({
      kind: "broken-link" as const,
      ...placeOf(some, holders, documents),
      problem: `The link to ${path} ${answerOfPage(walk, path)}; it is on ${pagesOf(some)}.`,
      fix: "Correct or remove the link, publish the page it names, or add a redirect.",
    })),
    ...[...misplaced].map(([target, some]) => ({
      kind: "broken-anchor" as const,
      ...placeOf(some, holders, documents),
      problem: `Nothing on the page is at ${target}; the link is on ${pagesOf(some)}.`,
      fix: "Correct the part after # in the link, or leave it out.",
    })),
  ];
}

function hasPlace({ pages }: SiteWalk, { path, anchor }: SiteLink): boolean {
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

/** The documents that hold some texts, each with its place among all. */
type Holders = ReadonlyMap<string, readonly { place: number; document: ContentDocument }[]>;

/** Finds the documents that hold texts, in one walk through all of them. */
async function holdersOf(
  texts: ReadonlySet<string>,
  documents: readonly ContentDocument[],
): Promise<Holders> {
  const holders = new Map<string, { place: number; document: ContentDocument }[]>();
  if (texts.size === 0) return holders;
  for await (const [place, document] of inTasks(documents.entries())) {
    for (const text of new Set(textsIn(document)))
      if (texts.has(text)) add(holders, text, { place, document });
  }
  return holders;
}

/** All texts of a document, however deep. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (Array.isArray(value)) for (const member of value) yield* textsIn(member);
  else if (isRecord(value)) for (const member of Object.values(value)) yield* textsIn(member);
}

/** The first page with the link, and the document that contains it. */
function placeOf(
  links: readonly Link[],
  holders: Holders,
  documents: readonly ContentDocument[],
): { page: string | undefined; document: FindingDocument | undefined } {
  const page = links[0]?.from;
  const hrefs = new Set(links.map(({ href }) => href));
  const [holder] = [...hrefs]
    .flatMap((href) => holders.get(href) ?? [])
    .filter(({ document: { _type } }) => _type !== "redirect" && _type !== "pageMetadata")
    .sort((a, b) => a.place - b.place);
  if (holder !== undefined) {
    const { document } = holder;
    return { page, document: findingDocument(document, fieldHolding(document, hrefs)) };
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

/** The pages with each image that does not load, and those with an image without `alt`. */
async function picturesOf({ pages, pictures }: SiteWalk) {
  const missing = new Map<string, { from: string }[]>();
  const withoutAlt: string[] = [];
  for await (const { path: from, model, pictures: addresses } of inTasks(pages.values())) {
    for (const address of addresses)
      if (pictures.get(address) !== 200) add(missing, address, { from });
    if (model?.pictures.some(({ isInPage, hasAlt }) => isInPage && !hasAlt)) withoutAlt.push(from);
  }
  return { missing, withoutAlt };
}

/** Images that do not load, one finding each, and images without an `alt` attribute. */
function pictureFindings(
  walk: SiteWalk,
  { missing, withoutAlt }: Awaited<ReturnType<typeof picturesOf>>,
  holders: Holders,
  documents: readonly ContentDocument[],
): Finding[] {
  return [
    ...[...missing].map(([address, some]) => ({
      kind: "broken-picture" as const,
      page: some[0]?.from,
      document: documentOfPicture(address, some[0]?.from ?? "", holders, documents),
      problem: `${describeAddress(address, walk)}; it is on ${pagesOf(some)}.`,
      fix: "Choose the picture again in the document and publish the document.",
    })),
    ...withoutAlt.map((path) => ({
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

/** The id of an image by its address: `…/abc-10x20.png` is the asset `image-abc-10x20-png`. */
function imageOf(address: string): string | undefined {
  const file = /\/([a-f0-9]+-\d+x\d+)\.(\w+)(?:\?|$)/.exec(address);
  return file ? `image-${file[1]}-${file[2]}` : undefined;
}

/** The document that refers to the image. */
function documentOfPicture(
  address: string,
  page: string,
  holders: Holders,
  documents: readonly ContentDocument[],
): FindingDocument | undefined {
  const [holder] = holders.get(imageOf(address) ?? "") ?? [];
  return holder ? findingDocument(holder.document) : pageDocument(page, documents);
}
