import type { SanityQueries } from "@sanity/client";
import type {
  FiguresQueryResult,
  PageMetadataQueryResult,
  SiteQueryResult,
  TaxBenefitsPageQueryResult,
} from "#schemas/generated/types.generated.ts";
import type { PageType } from "#schemas/shared/routes.ts";
import type { expandPageLists } from "#web/content/menus.ts";

/** Entries of the header, the mobile menu and the footer. */
export type Navigation = ReturnType<typeof expandPageLists>;
export type NavigationMenu = Navigation["menus"][number];
export type LinkColumn = NavigationMenu["groups"][number];

/** The target page of a menu entry or an internal link, as queries return it. */
export type PageReference = {
  _type: string;
  slug?: string | null;
  /** Whether the link opens the page at its tool. */
  atTool?: boolean | null;
  /** An address of the tool with the entries that it begins with. */
  answers?: string | null;
} | null;

/** The company's details. */
export type CompanyDetails = NonNullable<SiteQueryResult["settings"]>;

/** What editors wrote for search engines and shared links about a page. */
export type WrittenMetadata = PageMetadataQueryResult;

/** A tool's document as queries return it (`toolFields`). `_type` names its kind. */
export type ToolContent = NonNullable<NonNullable<TaxBenefitsPageQueryResult>["tool"]>;

/** A page that shows a figure. */
export type FigurePage = { path: string; title: string };

/** Every figure, and the pages on which each stands, by the figure's id. */
export type RegisterData = {
  figures: FiguresQueryResult;
  pagesOf: Record<string, FigurePage[]>;
};

/**
 * What the site needs to know about a type of page besides its markup. It stands beside the page's
 * query.
 */
export type PageDefinition = {
  type: PageType;
  /**
   * Fetches everything that the page shows. `$slug` selects the document of a type with many pages.
   */
  query: Extract<keyof SanityQueries, `*[_type == "${PageType}" ${string}`>;
  /**
   * The step above the page in its breadcrumbs: another page, or "menu" for the menu that lists the
   * page. A page without this field shows no breadcrumbs.
   */
  below?: PageType | "menu";
  /** Whether the page shows the clients' rating. */
  showsRating?: true;
};
