// Generated from the route table by: npm run typegen
// Do not edit: the next run overwrites it.

export { proxy } from "./content/routing/proxy.ts";

export const config = {
  matcher:
    "/((?!$|free-zones$|free-zones/tax-benefits$|uae-advantages$|about$|contact$|cookie-policy$|offline$|service-worker\\.js$|sitemap\\.xml$|figures\\.xml$|robots\\.txt$|speculation-rules\\.json$|\\.well-known/security\\.txt$|_next/|api/|brand/|built/|pictures/|favicon).*)",
};
