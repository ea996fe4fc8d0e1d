import type { SiteQueryResult } from "#schemas/generated/types.generated.ts";
import type { withListedPages } from "#web/content/menus.ts";

/** Entries of the header, the mobile menu and the footer. */
export type Navigation = ReturnType<typeof withListedPages>;

export type NavigationMenu = Navigation["menus"][number];

export type LinkColumn = NavigationMenu["groups"][number];

/** A page as queries return the target of a menu entry or an internal link. */
export type PageReference = { _type: string; slug?: string | null } | null;

/** The company's details. */
export type CompanyDetails = NonNullable<SiteQueryResult["settings"]>;
