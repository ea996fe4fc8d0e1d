import { service } from "#web/lib/seo/structured-data/service.ts";
import { definePage } from "#web/page/define-page.tsx";
import { BenefitGrid } from "#web/sections/benefit-grid.tsx";
import { CallToActionBand } from "#web/sections/call-to-action-band.tsx";
import { HomeCountries } from "#web/sections/home-countries.tsx";
import { Introduction } from "#web/sections/introduction.tsx";
import { PageHero } from "#web/sections/page-hero.tsx";
import { ReadOn } from "#web/sections/read-on.tsx";
import { SubServiceRows } from "#web/sections/sub-service-rows.tsx";

const page = definePage(
  "service",
  ({ content, settings, breadcrumbs, conditions, contactHref, readOn }) => {
    const { hero, introduction, benefits, subServices, closing } = content;
    return (
      <>
        <PageHero {...hero} contactHref={contactHref} breadcrumbs={breadcrumbs} />
        <Introduction {...introduction} notes={conditions.of([hero, introduction])} />
        <BenefitGrid
          heading={content.benefitsHeading}
          benefits={benefits}
          notes={conditions.of(benefits)}
        />
        <SubServiceRows
          heading={content.subServicesHeading}
          items={subServices}
          notes={conditions.of([subServices, closing])}
        />
        <HomeCountries
          countries={content.homeCountries}
          settings={settings}
          background="frost"
          notes={conditions.of(content.homeCountries)}
        />
        <ReadOn {...readOn} background={content.homeCountries?.length ? "paper" : "frost"} />
        <CallToActionBand {...closing} contactHref={contactHref} />
      </>
    );
  },
  service,
);

export default page.Page;
export const { generateMetadata, generateStaticParams } = page;
