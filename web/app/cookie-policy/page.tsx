import { cookiePolicyPage } from "#web/content/queries/cookie-policy.ts";
import { definePage } from "#web/page/define-page.tsx";
import { CookiePolicy } from "#web/sections/cookie-policy.tsx";

/** Seconds. The page shows today's date, so it is rendered again well within a day. */
export const revalidate = 3600;

const page = definePage(cookiePolicyPage, ({ content, settings, navigation, breadcrumbs }) => (
  <CookiePolicy
    {...content}
    settings={settings}
    breadcrumbs={breadcrumbs}
    contactLabel={navigation.callToAction.label}
  />
));

export default page.Page;
export const generateMetadata = page.generateMetadata;
