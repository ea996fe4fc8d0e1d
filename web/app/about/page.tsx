import { definePage } from "#web/page/define-page.tsx";
import { AboutContact } from "#web/sections/about-contact.tsx";
import { BenefitGrid } from "#web/sections/benefit-grid.tsx";
import { PageHero } from "#web/sections/page-hero.tsx";
import { RichTextSection } from "#web/sections/rich-text-section.tsx";
import { TeamRoles } from "#web/sections/team-roles.tsx";

const page = definePage("aboutPage", ({ content, settings, breadcrumbs }) => {
  const { hero, story, standOut, team, contact, social } = content;
  return (
    <>
      <PageHero {...hero} breadcrumbs={breadcrumbs} />
      <RichTextSection {...story} />
      <BenefitGrid heading={standOut.heading} benefits={standOut.cards} />
      <TeamRoles {...team} />
      <AboutContact contact={contact} social={social} settings={settings} />
    </>
  );
});

export default page.Page;
export const generateMetadata = page.generateMetadata;
