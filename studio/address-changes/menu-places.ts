import type { PageListName } from "../../schemas/shared/lists.ts";

type Entry = { _type: string; pages?: string | null; page?: string | null };

/** The menus as `menusQuery` reads them. */
export type Menus = {
  menus: { label: string; groups: { title: string; links: Entry[] | null }[] | null }[] | null;
  mobileMenu: { label: string; links: Entry[] | null }[] | null;
  columns: { title: string; links: Entry[] | null }[] | null;
};

const entries = `links[]{ _type, pages, "page": page._ref }`;

export const menusQuery = `*[_id == "navigation"][0]{
  menus[]{ label, groups[]{ title, ${entries} } },
  mobileMenu[]{ label, ${entries} },
  "columns": footer.columns[]{ title, ${entries} }
}`;

/**
 * Where menus show a page, in words: "Header › Services › Private".
 * @param list the list of pages that the page stands in by itself
 */
export function menuPlaces(
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
