import { analyticsFromEnvironment } from "#schemas/shared/environment/analytics.ts";
import { emailServiceFromEnvironment } from "#schemas/shared/environment/email-service.ts";
import { contactPage } from "#web/content/queries/contact.ts";
import { definePage } from "#web/page/define-page.tsx";
import { BandHero } from "#web/sections/band-hero.tsx";
import { Consultation } from "#web/sections/consultation.tsx";
import { PageSections } from "#web/sections/page-sections.tsx";

const page = definePage(contactPage, ({ content, settings, breadcrumbs, path }) => {
  const { banner, sections, ...consultation } = content;
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
    </>
  );
});

export default page.Page;
export const generateMetadata = page.generateMetadata;
