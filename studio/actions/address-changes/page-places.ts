import type { SanityClient } from "@sanity/client";
import { listsKind, type ZoneSection, zoneSections } from "../../../schemas/rules/zone-kinds.ts";
import { listedOn, menuListOf, type PageListName } from "../../../schemas/shared/lists.ts";
import { isRecord } from "../../../schemas/shared/record.ts";
import { fixedPaths, pageTypes, pathOf } from "../../../schemas/shared/routes.ts";
import { documentPath, type PageDocument } from "../page-address.ts";

/** The places where a newly published page is shown, and what the page still lacks. */
export type PagePlaces = {
  kind: "page";
  path: string;
  /** Menus and overviews that list the page automatically, as text. */
  places: string[];
  hasMetadata: boolean;
};

type EmiratePage = { id: string; name: string; sections: ZoneSection[] };

export type ZonePlaces = {
  kind: "zone";
  zoneKind: string;
  /** Emirates whose page lists the zone, with the heading of the section. */
  listed: { emirate: string; section: string }[];
  /** Emirates whose page does not list the zone, with the sections that could. */
  unlisted: EmiratePage[];
};

export type Places = PagePlaces | ZonePlaces;

type PublishedDocument = PageDocument & { _id: string; [field: string]: unknown };

/** The places where a published document is shown; undefined for one without a page. */
export async function placesOf(
  client: SanityClient,
  document: PublishedDocument,
): Promise<Places | undefined> {
  if (document._type === "freeZone") return zonePlaces(client, document);
  const path = documentPath(document);
  return path === undefined ? undefined : pagePlaces(client, document, path);
}

async function pagePlaces(
  client: SanityClient,
  document: PublishedDocument,
  path: string,
): Promise<PagePlaces> {
  const [menus, hasMetadata] = await Promise.all([
    client.fetch<Menus | null>(menusQuery),
    client.fetch<boolean>(`count(*[_type == "pageMetadata" && path == $path]) > 0`, { path }),
  ]);
  const list = menuListOf({
    _type: document._type,
    category: textOf(document.category),
    group: textOf(document.group),
  });
  const overviews = listedOn({ _type: document._type }).flatMap((type) => {
    const overview = pageTypes.find((pageType) => pageType === type);
    const at = overview === undefined ? undefined : pathOf({ _type: overview });
    return at !== undefined && fixedPaths.includes(at) ? [`The page ${at}`] : [];
  });
  const inMenus = menus === null ? [] : menuPlaces(menus, { id: document._id, list });
  return { kind: "page", path, places: [...overviews, ...inMenus], hasMetadata };
}

const emiratesQuery = `*[_type == "emirate" && _id in $ids] | order(orderRank){ _id, name, sections }`;

async function zonePlaces(
  client: SanityClient,
  zone: PublishedDocument,
): Promise<ZonePlaces | undefined> {
  const zoneKind = textOf(zone.kind);
  if (zoneKind === undefined) return undefined;
  const references = [
    zone.emirate,
    ...(Array.isArray(zone.otherEmirates) ? zone.otherEmirates : []),
  ];
  const ids = references.map((reference) => (isRecord(reference) ? reference._ref : undefined));
  const stored = await client.fetch<{ _id: string; name: string; sections: unknown }[]>(
    emiratesQuery,
    { ids: ids.filter((id) => typeof id === "string") },
  );
  const pages = stored.map(({ _id, name, sections }) => ({
    id: _id,
    name,
    sections: zoneSections(sections),
  }));
  const listing = (page: EmiratePage) => page.sections.find((part) => listsKind(part, zoneKind));
  return {
    kind: "zone",
    zoneKind,
    listed: pages.flatMap((page) => {
      const section = listing(page);
      return section === undefined ? [] : [{ emirate: page.name, section: section.heading }];
    }),
    unlisted: pages.filter((page) => listing(page) === undefined),
  };
}

/** Makes a section of an emirate's page list a kind of zones, on the site and in a draft. */
export async function listKind(
  client: SanityClient,
  place: { emirate: string; section: string; kind: string },
): Promise<void> {
  const { emirate, section, kind } = place;
  const ids = await client
    .withConfig({ perspective: "raw", useCdn: false })
    .fetch<string[]>(`*[_id in [$id, "drafts." + $id] && $section in sections[]._key]._id`, {
      id: emirate,
      section,
    });
  const transaction = client.transaction();
  for (const id of ids) {
    transaction.patch(id, {
      insert: { after: `sections[_key=="${section}"].kinds[-1]`, items: [kind] },
    });
  }
  await transaction.commit();
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

type Entry = { _type: string; pages?: string | null; page?: string | null };

type Menus = {
  menus: { label: string; groups: { title: string; links: Entry[] | null }[] | null }[] | null;
  mobileMenu: { label: string; links: Entry[] | null }[] | null;
  columns: { title: string; links: Entry[] | null }[] | null;
};

const entries = `links[]{ _type, pages, "page": page._ref }`;

const menusQuery = `*[_id == "navigation"][0]{
  menus[]{ label, groups[]{ title, ${entries} } },
  mobileMenu[]{ label, ${entries} },
  "columns": footer.columns[]{ title, ${entries} }
}`;

/** The menu entries that show a page, as text: "Header › Services › Private". */
function menuPlaces(
  { menus, mobileMenu, columns }: Menus,
  page: { id: string; list: PageListName | undefined },
): string[] {
  const holds = (links: Entry[] | null) =>
    (links ?? []).some((entry) =>
      entry._type === "pageList"
        ? page.list !== undefined && entry.pages === page.list
        : entry.page === page.id,
    );
  return [
    ...(menus ?? []).flatMap(({ label, groups }) =>
      (groups ?? [])
        .filter(({ links }) => holds(links))
        .map(({ title }) => `Header › ${label} › ${title}`),
    ),
    ...(mobileMenu ?? [])
      .filter(({ links }) => holds(links))
      .map(({ label }) => `Mobile menu › ${label}`),
    ...(columns ?? []).filter(({ links }) => holds(links)).map(({ title }) => `Footer › ${title}`),
  ];
}
