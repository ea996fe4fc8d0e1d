import { advantagePage } from "#web/content/queries/advantages.ts";
import { definePage } from "#web/page/define-page.tsx";
import { advantageLayout, advantageParts } from "#web/sections/advantage-body.tsx";
import { HomeCountries } from "#web/sections/home-countries/home-countries.tsx";
import { PageHero } from "#web/sections/page-hero.tsx";
import { PageSections } from "#web/sections/page-sections.tsx";
import { ReadOn } from "#web/sections/read-on.tsx";

const page = definePage(advantagePage, ({ content, settings, contactHref, readOn, ...page }) => (
  <>
    <PageHero
      {...content.hero}
      pictureSide={advantageLayout(content).pictureSide}
      icon={content.icon}
      actionLabel={content.actionLabel}
      contactHref={contactHref}
      breadcrumbs={page.breadcrumbs}
    />
    <PageSections
      parts={advantageParts(content, settings)}
      sections={content.sections}
      settings={settings}
      path={page.path}
    />
    <HomeCountries countries={content.homeCountries} settings={settings} />
    <ReadOn {...readOn} background="frost" />
  </>
));

export default page.Page;
export const { generateMetadata, generateStaticParams } = page;
