import type { PageConfig } from "next";
import type { AboutPageQueryResult } from "#schemas/generated/types.generated.ts";
import { BenefitsSection } from "#schemas/sections/benefits/view.tsx";
import { RichTextSection } from "#schemas/sections/rich-text/view.tsx";
import { TeamSection } from "#schemas/sections/team/view.tsx";
import { safeHref } from "#schemas/shared/addresses/safe-href.ts";
import { ContactDetails } from "#web/components/contact-details.tsx";
import { Icon } from "#web/components/icons/icon.tsx";
import { ContactLink } from "#web/components/links.tsx";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import { Section } from "#web/components/section.tsx";
import { fetchRegister } from "#web/content/fetch-figures.ts";
import { aboutPage } from "#web/content/queries/about.ts";
import type { CompanyDetails } from "#web/content/site-types.ts";
import { definePage } from "#web/page/define-page.tsx";
import { staticPropsOf } from "#web/page/page-data.ts";
import { FigureRegister } from "#web/sections/figure-register/figure-register.tsx";
import { RelatedPages } from "#web/sections/page-endings.tsx";
import { PageHero } from "#web/sections/page-hero.tsx";
import { PageSections } from "#web/sections/page-sections.tsx";

export const config: PageConfig = { unstable_runtimeJS: false };
export const getStaticProps = staticPropsOf(aboutPage, { fetchRegister });

const Page = definePage(aboutPage, ({ content, relatedPages, ...page }) => {
  const { settings, navigation } = page;
  const { hero, story, standOut, team, contact, social } = content;
  return (
    <>
      <PageHero {...hero} {...page} />
      <RichTextSection {...story} />
      <BenefitsSection heading={standOut.heading} benefits={standOut.cards} />
      <TeamSection {...team} people={settings.people} />
      <PageSections sections={content.sections} {...page} />
      {page.register && (
        <FigureRegister
          {...content.register}
          {...page.register}
          labels={settings.evidence}
          navigation={navigation}
        />
      )}
      <RelatedPages {...relatedPages} />
      <div className="page-closing">
        <AboutContact contact={contact} social={social} settings={settings} />
      </div>
    </>
  );
});

export default Page;

type AboutContactProps = Pick<NonNullable<AboutPageQueryResult>, "contact" | "social"> & {
  settings: CompanyDetails;
};

function AboutContact({ contact, social, settings }: AboutContactProps) {
  return (
    <Section background="sand">
      <div className="split items-start">
        <div className="grid max-w-measure justify-items-start gap-flow">
          <h2>{contact.heading}</h2>
          <p className="text-slate">
            <RichLine value={contact.text} /> {settings.replyPromise}
          </p>
          <ContactDetails settings={settings} />
          <ContactLink className="btn btn-primary">{contact.actionLabel}</ContactLink>
        </div>
        <div className="grid gap-flow">
          <h2>{social.heading}</h2>
          <p className="text-slate">{social.text}</p>
          <SocialLinks links={settings.socialLinks} />
        </div>
      </div>
    </Section>
  );
}

type SocialLink = CompanyDetails["socialLinks"][number];

/** The icon of every network that an editor can choose. A missing icon does not compile. */
const drawings: Record<SocialLink["platform"], string> = {
  LinkedIn: "M5 8v8M5 5v.1M9 16V8M9 11.5c0-2 1.2-3.3 3-3.3s3 1.2 3 3.3V16",
  Facebook: "M12.5 3.5h-1.5A2.5 2.5 0 0 0 8.5 6v11M6 9.5h6",
  Instagram: "M4 4h12v12H4zM10 13a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM13.7 6.3v.1",
  Twitter: "M4 4l12 12M16 4L4 16",
};

const button =
  "inline-flex min-h-11.5 items-center gap-2.5 rounded-2 border-control border-edge bg-white px-4.5 text-small font-semibold no-underline";

/** The company's networks. A network without an address is a disabled button. */
function SocialLinks({ links }: { links: SocialLink[] }) {
  return (
    <ul className="flex flex-wrap gap-2.5">
      {links.map(({ _key, platform, url }) => {
        const href = safeHref(url);
        const content = (
          <>
            <Icon drawing={drawings[platform]} className="size-5" />
            {platform}
          </>
        );
        return (
          <li key={_key}>
            {href === undefined ? (
              <button type="button" disabled className={`${button} text-slate`}>
                {content}
              </button>
            ) : (
              <a
                href={href}
                rel="noopener noreferrer"
                className={`${button} text-ink hover:border-ink hover:bg-frost hover:text-ink`}
              >
                {content}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
