import { definePage } from "#web/page/define-page.tsx";
import { AboutContact } from "#web/sections/about-contact.tsx";
import { BenefitGrid } from "#web/sections/benefit-grid.tsx";
import { FigureRegister } from "#web/sections/figure-register/figure-register.tsx";
import { PageHero } from "#web/sections/page-hero.tsx";
import { PageSections } from "#web/sections/page-sections.tsx";
import { ReadOn } from "#web/sections/read-on.tsx";
import { RichTextSection } from "#web/sections/rich-text-section.tsx";
import { TeamRoles } from "#web/sections/team-roles.tsx";

const page = definePage("aboutPage", ({ content, settings, navigation, breadcrumbs, readOn }) => {
  const { hero, story, standOut, team, contact, social } = content;
  return (
    <>
      <PageHero {...hero} breadcrumbs={breadcrumbs} />
      <RichTextSection {...story} />
      <BenefitGrid heading={standOut.heading} benefits={standOut.cards} />
      <TeamRoles {...team} people={settings.people} />
      <PageSections sections={content.sections} settings={settings} />
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
