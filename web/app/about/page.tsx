import { aboutPage } from "#web/content/queries/about.ts";
import { definePage } from "#web/page/define-page.tsx";
import { AboutContact } from "#web/sections/about-contact.tsx";
import { BenefitGrid } from "#web/sections/benefit-grid.tsx";
import { FigureRegister } from "#web/sections/figure-register/figure-register.tsx";
import { PageHero } from "#web/sections/page-hero.tsx";
import { PageSections } from "#web/sections/page-sections.tsx";
import { ReadOn } from "#web/sections/read-on.tsx";
import { RichTextSection } from "#web/sections/rich-text-section.tsx";
import { TeamSection } from "#web/sections/team-section.tsx";

const page = definePage(aboutPage, (parts) => {
  const { content, settings, navigation, breadcrumbs, readOn, path } = parts;
  const { hero, story, standOut, team, contact, social } = content;
  return (
    <>
      <PageHero {...hero} breadcrumbs={breadcrumbs} />
      <RichTextSection {...story} />
      <BenefitGrid heading={standOut.heading} benefits={standOut.cards} />
      <TeamSection {...team} people={settings.people} />
      <PageSections sections={content.sections} settings={settings} path={path} />
      <FigureRegister {...content.register} labels={settings.evidence} navigation={navigation} />
      <ReadOn {...readOn} />
      <div className="page-closing">
        <AboutContact contact={contact} social={social} settings={settings} />
      </div>
    </>
  );
});

export default page.Page;
export const generateMetadata = page.generateMetadata;
