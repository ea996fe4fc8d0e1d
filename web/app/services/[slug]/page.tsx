import { service } from "#web/lib/seo/structured-data/service.ts";
import { definePage } from "#web/page/define-page.tsx";
import { BenefitGrid } from "#web/sections/benefit-grid.tsx";
import { CallToActionBand } from "#web/sections/call-to-action-band.tsx";
import { Introduction } from "#web/sections/introduction.tsx";
import { PageHero } from "#web/sections/page-hero.tsx";
import { SubServiceRows } from "#web/sections/sub-service-rows.tsx";

const page = definePage(
  "service",
  ({ content, breadcrumbs }) => {
    const { hero, introduction, benefits, subServices, closing } = content;
    return (
      <>
        <PageHero {...hero} breadcrumbs={breadcrumbs} />
        <Introduction {...introduction} />
        <BenefitGrid heading={content.benefitsHeading} benefits={benefits} />
        <SubServiceRows heading={content.subServicesHeading} items={subServices} />
        <CallToActionBand {...closing} />
      </>
    );
  },
  service,
);

export default page.Page;
export const { generateMetadata, generateStaticParams } = page;
