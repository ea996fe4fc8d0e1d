import type { CookiePolicyPageQueryResult } from "#schemas/generated/types.generated.ts";
import { ChangeConsentButton } from "#web/components/consent/change-consent-button.tsx";
import { ContactDetails } from "#web/components/contact-details.tsx";
import { ContactLink, PRIVACY_ID } from "#web/components/links.tsx";
import { RichLine, RichText } from "#web/components/rich-text/rich-text.tsx";
import { Breadcrumbs, type BreadcrumbTrail } from "#web/components/shell/breadcrumbs.tsx";
import { part } from "#web/components/shell/script/parts.ts";
import type { CompanyDetails } from "#web/content/site-types.ts";
import { dateInRiga } from "#web/lib/riga-date.ts";
import { KEPT_ID, KeptInBrowser, PrivacyNotice } from "./privacy-notice.tsx";

type CookiePolicyProps = NonNullable<CookiePolicyPageQueryResult> & {
  settings: CompanyDetails;
  breadcrumbs: BreadcrumbTrail | undefined;
  /** Words on the button that opens the contact page. */
  contactLabel: string;
};

const HEADING_ID = "cookie-policy";

/** The whole policy: today's date, what it says in short, its contents, its parts, whom to ask. */
export function CookiePolicy(props: CookiePolicyProps) {
  const { heading, lastUpdatedLabel, lead, sections, kept, privacy, settings } = props;
  const contents = [
    ...sections.map((section) => ({ id: section._key, heading: section.heading })),
    { id: KEPT_ID, heading: kept.heading },
    { id: PRIVACY_ID, heading: privacy.heading },
  ];
  return (
    <article className="py-section-tight">
      <div className="wrap">
        <div className="mx-auto grid max-w-measure gap-flow">
          <Breadcrumbs trail={props.breadcrumbs} />
          <h1 id={HEADING_ID}>{heading}</h1>
          <p className="text-slate">
            {lastUpdatedLabel}: <span {...part("today-in-riga")}>{dateInRiga()}</span>
          </p>
          <p className="text-lead">
            <RichLine value={lead} />
          </p>
          <ContactLink className="btn btn-secondary justify-self-start print:hidden">
            {props.contactLabel}
          </ContactLink>
          <Contents entries={contents} />
          {sections.map((section) => (
            <section key={section._key} className="prose">
              <h2 id={section._key}>{section.heading}</h2>
              <RichText value={section.body} />
            </section>
          ))}
          <KeptInBrowser kept={kept} />
          <ChangeConsentButton label={props.changeChoiceLabel} />
          <PrivacyNotice privacy={privacy} controller={settings.controller} />
          <section className="grid gap-flow">
            <h2 className="mt-6 text-h2-prose">{props.contactHeading}</h2>
            <p>
              <RichLine value={props.contactText} />
            </p>
            <ContactDetails settings={settings} />
          </section>
        </div>
      </div>
    </article>
  );
}

function Contents({ entries }: { entries: readonly { id: string; heading: string }[] }) {
  return (
    <nav aria-labelledby={HEADING_ID} className="border-y border-line py-4 print:hidden">
      <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {entries.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-block py-0.5">
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
