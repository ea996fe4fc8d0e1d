import type { SanityQueries } from "@sanity/client";
import type {
  PageMetadataQueryResult,
  SiteQueryResult,
} from "#schemas/generated/types.generated.ts";
import type { PageType } from "#schemas/shared/routes.ts";
import type { withListedPages } from "#web/content/menus.ts";

/** Entries of the header, the mobile menu and the footer. */
export type Navigation = ReturnType<typeof withListedPages>;
export type NavigationMenu = Navigation["menus"][number];
export type LinkColumn = NavigationMenu["groups"][number];

/** A page as queries return the target of a menu entry or an internal link. */
export type PageReference = {
  _type: string;
  slug?: string | null;
  /** Whether the link opens the page where its tool stands. */
  atTool?: boolean | null;
} | null;

/** The company's details. */
export type CompanyDetails = NonNullable<SiteQueryResult["settings"]>;

/** What editors wrote for search engines and shared links about a page. */
export type WrittenMetadata = PageMetadataQueryResult;

/** What the site has to know of a type of page besides its markup; it stands beside its query. */
export type PageRow = {
  type: PageType;
  /** Everything that the page shows; `$slug` names the document of a type with many pages. */
  query: Extract<keyof SanityQueries, `*[_type == "${PageType}" ${string}`>;
  /**
   * What stands above the page in its breadcrumbs: another page, or the name of the menu that lists
   * it, which is no page. A page without it shows no breadcrumbs.
   */
  below?: PageType | "menu";
  /** Whether the page shows the clients' rating. */
  showsRating?: true;
};
