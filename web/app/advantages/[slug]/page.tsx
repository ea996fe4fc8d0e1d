import { definePage } from "#web/page/define-page.tsx";
import { AdvantageText } from "#web/sections/advantage-text.tsx";
import { PageHero } from "#web/sections/page-hero.tsx";

const page = definePage("advantage", ({ content, breadcrumbs }) => {
  const { title: _title, icon, hero, ...text } = content;
  return (
    <>
      <PageHero {...hero} icon={icon} breadcrumbs={breadcrumbs} />
      <AdvantageText {...text} />
    </>
  );
});

export default page.Page;
export const { generateMetadata, generateStaticParams } = page;
