import { service } from "#web/lib/seo/structured-data/service.ts";
import { definePage } from "#web/page/define-page.tsx";
import { BenefitGrid } from "#web/sections/benefit-grid.tsx";
import { CallToActionBand } from "#web/sections/call-to-action-band.tsx";
import { HomeCountries } from "#web/sections/home-countries.tsx";
import { Introduction } from "#web/sections/introduction.tsx";
import { PageHero } from "#web/sections/page-hero.tsx";
import { PageSections } from "#web/sections/page-sections.tsx";
import { ReadOn } from "#web/sections/read-on.tsx";
import { SubServiceRows } from "#web/sections/sub-service-rows.tsx";

const page = definePage(
  "service",
  ({ content, settings, breadcrumbs, contactHref, readOn }) => {
    const { hero, introduction, benefits, subServices, closing } = content;
    return (
      <>
        <PageHero {...hero} contactHref={contactHref} breadcrumbs={breadcrumbs} />
        <Introduction {...introduction} />
        <BenefitGrid heading={content.benefitsHeading} benefits={benefits} />
        <SubServiceRows heading={content.subServicesHeading} items={subServices} />
        <PageSections sections={content.sections} labels={settings.zoneLabels} />
        <HomeCountries countries={content.homeCountries} settings={settings} background="frost" />
        <ReadOn {...readOn} background={content.homeCountries?.length ? "paper" : "frost"} />
        <CallToActionBand {...closing} contactHref={contactHref} />
      </>
    );
  },
  service,
);

export default page.Page;
export const { generateMetadata, generateStaticParams } = page;
