import { analyticsFromEnvironment } from "#schemas/shared/environment/analytics.ts";
import { emailServiceFromEnvironment } from "#schemas/shared/environment/email-service.ts";
import { definePage } from "#web/page/define-page.tsx";
import { BandHero } from "#web/sections/band-hero.tsx";
import { Consultation } from "#web/sections/consultation.tsx";
import { HomeCountries } from "#web/sections/home-countries/home-countries.tsx";
import { PageSections } from "#web/sections/page-sections.tsx";

const page = definePage("contactPage", ({ content, settings, breadcrumbs, path }) => {
  const { banner, homeCountries, sections, ...consultation } = content;
  return (
    <>
      <BandHero {...banner} breadcrumbs={breadcrumbs} isLow />
      <Consultation
        {...consultation}
        settings={settings}
        service={emailServiceFromEnvironment()}
        conversionLabel={analyticsFromEnvironment()?.conversionLabel}
      />
      <PageSections sections={sections} settings={settings} path={path} />
      <HomeCountries countries={homeCountries} settings={settings} background="frost" />
    </>
  );
});

export default page.Page;
export const generateMetadata = page.generateMetadata;
