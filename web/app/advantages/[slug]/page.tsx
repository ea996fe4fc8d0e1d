import { definePage } from "#web/page/define-page.tsx";
import { AdvantageText } from "#web/sections/advantage-text.tsx";
import { HomeCountries } from "#web/sections/home-countries.tsx";
import { PageHero } from "#web/sections/page-hero.tsx";
import { PageSections } from "#web/sections/page-sections.tsx";
import { ReadOn } from "#web/sections/read-on.tsx";

const page = definePage("advantage", ({ content, settings, breadcrumbs, contactHref, readOn }) => {
  const {
    title: _title,
    icon,
    hero,
    actionLabel,
    readOn: _readOn,
    homeCountries,
    sections,
    ...text
  } = content;
  return (
    <>
      <PageHero
        {...hero}
        icon={icon}
        actionLabel={actionLabel}
        contactHref={contactHref}
        breadcrumbs={breadcrumbs}
      />
      <AdvantageText {...text} />
      <PageSections sections={sections} labels={settings.zoneLabels} />
      <HomeCountries countries={homeCountries} settings={settings} />
      <ReadOn {...readOn} background="frost" />
    </>
  );
});

export default page.Page;
export const { generateMetadata, generateStaticParams } = page;
