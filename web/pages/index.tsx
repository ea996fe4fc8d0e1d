import type { PageConfig } from "next";
import { LogosSection } from "#schemas/sections/logos/view.tsx";
import { FeedLink } from "#web/components/feed-link.tsx";
import { homePage } from "#web/content/queries/home.ts";
import { definePage } from "#web/page/define-page.tsx";
import { staticPropsOf } from "#web/page/page-data.ts";
import { EmailCapture, HomeHero } from "#web/sections/home-hero.tsx";
import {
  HomeAdvantages,
  HomeContact,
  HomePackages,
  HomeProcess,
  HomeTestimonials,
} from "#web/sections/home-sections.tsx";
import { RelatedPages } from "#web/sections/page-endings.tsx";
import { PageSections } from "#web/sections/page-sections.tsx";

export const config: PageConfig = { unstable_runtimeJS: false };
export const getStaticProps = staticPropsOf(homePage);

const Page = definePage(homePage, ({ content, relatedPages, ...page }) => {
  const { settings } = page;
  const { hero, emailCapture, advantages, process, packages, contact } = content;
  return (
    <>
      <FeedLink title={settings.brandName} />
      <HomeHero
        {...hero}
        packages={packages.packages}
        homeCountries={content.homeCountries}
        settings={settings}
      />
      <EmailCapture {...emailCapture} settings={settings} />
      <HomeAdvantages {...advantages} />
      <HomeProcess {...process} toolAhead={content.toolAhead} planned={content.planned} />
      <HomePackages {...packages} ownFee={settings.ownFee} />
      <PageSections sections={content.sections} {...page} />
      <RelatedPages {...relatedPages} />
      <HomeContact {...contact} settings={settings} />
      {!settings.hidesPartners && <LogosSection {...content.partners} />}
      <HomeTestimonials
        {...content.testimonials}
        rating={settings.rating.isHidden ? undefined : settings.rating}
      />
    </>
  );
});

export default Page;
