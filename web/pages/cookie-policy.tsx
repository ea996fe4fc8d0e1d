import type { PageConfig } from "next";
import { Fragment } from "react";
import type { CookiePolicyPageQueryResult } from "#schemas/generated/types.generated.ts";
import { keptInBrowser } from "#schemas/shared/kept-in-browser.ts";
import { ContactDetails } from "#web/components/contact-details.tsx";
import { useLanguage } from "#web/components/language-context.ts";
import { ContactLink, PRIVACY_ID } from "#web/components/links.tsx";
import { RichText } from "#web/components/rich-text/rich-text.tsx";
import { cookiePolicyPage } from "#web/content/queries/cookie-policy.ts";
import type { CompanyDetails } from "#web/content/site-types.ts";
import { dateInRiga } from "#web/lib/riga-date.ts";
import { definePage, type PageParts } from "#web/page/define-page.tsx";
import { staticPropsOf } from "#web/page/page-data.ts";
import { Breadcrumbs } from "#web/shell/breadcrumbs.tsx";
import { part as shellPart } from "#web/shell/script/parts.ts";

export const config: PageConfig = { unstable_runtimeJS: false };
export const getStaticProps = staticPropsOf(cookiePolicyPage);

const Page = definePage(cookiePolicyPage, CookiePolicy);

export default Page;

type Policy = NonNullable<CookiePolicyPageQueryResult>;

const HEADING_ID = "cookie-policy";
const KEPT_ID = "kept";

function CookiePolicy(page: PageParts<typeof cookiePolicyPage>) {
  const { content, settings, navigation, breadcrumbs } = page;
  const { heading, lastUpdatedLabel, lead, kept } = content;
  const sections = content.sections.map(({ _key, ...section }) => ({
    ...section,
    id: section.isPrivacyNotice ? PRIVACY_ID : _key,
  }));
  const notice = sections.findIndex(({ isPrivacyNotice }) => isPrivacyNotice);
  const keptAt = notice === -1 ? sections.length : notice;
  const parts = [
    ...sections.slice(0, keptAt),
    { heading: kept.heading, id: KEPT_ID },
    ...sections.slice(keptAt),
  ];
  return (
    <article className="py-section-tight">
      <div className="wrap">
        <div className="mx-auto grid max-w-measure gap-flow">
          <Breadcrumbs trail={breadcrumbs} />
          <h1 id={HEADING_ID}>{heading}</h1>
          <p className="text-slate">
            {lastUpdatedLabel}: <DateInRiga />
          </p>
          <p className="text-lead">{lead}</p>
          <ContactLink className="btn btn-secondary justify-self-start print:hidden">
            {navigation.callToAction.label}
          </ContactLink>
          <nav aria-labelledby={HEADING_ID} className="border-y border-line py-4 print:hidden">
            <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
              {parts.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`} className="inline-block py-0.5">
                    {heading}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {parts.map((part) =>
            "body" in part ? (
              <PolicySection key={part.id} {...part} controller={settings.controller} />
            ) : (
              <Fragment key={part.id}>
                <KeptInBrowser kept={kept} />
                {/* The shell script handles this button and shows the banner again. */}
                <button
                  type="button"
                  data-consent="ask"
                  className="btn btn-secondary justify-self-start noscript:hidden print:hidden"
                >
                  {content.changeChoiceLabel}
                </button>
              </Fragment>
            ),
          )}
          <section className="grid gap-flow">
            <h2 className="mt-6 text-h2-prose">{content.contactHeading}</h2>
            <p>{content.contactText}</p>
            <ContactDetails settings={settings} />
          </section>
        </div>
      </div>
    </article>
  );
}

/** Everything that the site stores in a browser, by the names that the code uses. */
function KeptInBrowser({ kept }: Pick<Policy, "kept">) {
  return (
    <section className="prose">
      <h2 id={KEPT_ID}>{kept.heading}</h2>
      <p>{kept.intro}</p>
      {(["device", "tab"] as const).map((place) => (
        <div key={place} className="grid gap-3">
          <h3>{kept[place]}</h3>
          <dl className="grid gap-3">
            {keptInBrowser
              .filter(({ where }) => where === place)
              .map(({ name, text }) => (
                <div key={name}>
                  <dt data-kept className="font-semibold" translate="no">
                    {name}
                  </dt>
                  <dd className="text-slate">{kept[text]}</dd>
                </div>
              ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

type PolicySectionProps = Omit<Policy["sections"][number], "_key"> &
  Pick<CompanyDetails, "controller"> & { id: string };

/** A part of the policy. The privacy notice begins with the controller, if one is set. */
function PolicySection({ id, heading, body, isPrivacyNotice, controller }: PolicySectionProps) {
  const known = isPrivacyNotice ? (controller ?? []).filter(({ value }) => value?.trim()) : [];
  return (
    <section className="prose">
      <h2 id={id}>{heading}</h2>
      {known.length > 0 && (
        <dl className="grid gap-3">
          {known.map(({ _key, label, value }) => (
            <div key={_key}>
              <dt className="font-semibold">{label}</dt>
              <dd className="whitespace-pre-wrap">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <RichText value={body} />
    </section>
  );
}

/** The date of today. The shell script updates it in a page that was prerendered the day before. */
function DateInRiga() {
  const { locale } = useLanguage();
  return (
    <span {...shellPart("today-in-riga")} data-locale={locale}>
      {dateInRiga(locale)}
    </span>
  );
}
