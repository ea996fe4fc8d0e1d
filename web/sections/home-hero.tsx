import { Island } from "@nordune/islands";
import { scriptAddress } from "@nordune/islands/scripts";
import type { HomePageQueryResult } from "#schemas/generated/types.generated.ts";
import { ShortConditions } from "#web/components/evidence/figure-value.tsx";
import { checkDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { ContactLink, PrivacyLink, ReferenceLink } from "#web/components/links.tsx";
import { Picture } from "#web/components/picture/picture.tsx";
import { RichLine, RichParagraph } from "#web/components/rich-text/rich-text.tsx";
import type { CompanyDetails } from "#web/content/site-types.ts";
import { EmailCaptureForm } from "#web/forms/email-capture/email-capture-form.tsx";
import { WithoutJavaScript } from "#web/forms/without-javascript.tsx";
import { below } from "#web/lib/breakpoints.ts";
import { emailServiceFromEnvironment } from "#web/lib/email-service.ts";
import { CountryField } from "#web/sections/home-countries/home-countries.tsx";

type HomePage = NonNullable<HomePageQueryResult>;

type HomeHeroProps = HomePage["hero"] &
  Pick<HomePage, "homeCountries"> &
  Pick<HomePage["packages"], "packages"> & { settings: CompanyDetails };

/** On a phone the links by need come before the points, so that they are on the first screen. */
export function HomeHero(props: HomeHeroProps) {
  return (
    <section className="relative overflow-hidden bg-sky max-md:flex max-md:flex-col-reverse md:flex md:min-h-home-hero md:bg-shore">
      <Picture
        image={props.image}
        priority
        firstScreenFrom="md"
        sizes={`${below("md")} max(100vw, 36.5rem), max(100vw, 71.125rem)`}
        className="home-hero-picture md:absolute md:inset-0"
      />
      <div className="wrap relative flex w-full flex-col gap-5 pt-8">
        <div className="grid gap-4 md:max-w-150">
          <h1 className="text-hero">{props.headline}</h1>
          {props.lead && <RichParagraph value={props.lead} className="font-medium" />}
        </div>
        <div className="grid gap-6 max-md:order-last md:max-w-150 md:pb-6">
          <ul className="grid gap-2 font-medium">
            {props.points.map((point) => (
              <li key={point._key} className="flex items-start gap-2.5">
                <Icon drawing={checkDrawing} className="mt-0.5 stroke-bold text-rust" />
                <span>
                  <RichLine value={point.text} /> <ShortConditions of={point} />
                </span>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            <ContactLink className="btn btn-primary max-md:w-full">
              {props.primaryActionLabel}
            </ContactLink>
            <ReferenceLink
              page={{ _type: "aboutPage" }}
              className="btn btn-secondary max-md:w-full"
            >
              {props.secondaryActionLabel}
              <span className="sr-only"> {props.secondaryActionSubject}</span>
            </ReferenceLink>
          </div>
        </div>
        <Needs {...props} />
      </div>
    </section>
  );
}

function Needs({ needsLabel, packages, homeCountries, settings }: HomeHeroProps) {
  return (
    <nav
      aria-label={needsLabel ?? undefined}
      className="mt-auto grid gap-x-6 gap-y-3 md:rounded-t-3 md:bg-white md:px-8 md:py-7 lg:grid-cols-8-4 print:hidden"
    >
      <div className="grid content-start gap-2">
        <p className="text-small font-semibold">{needsLabel}</p>
        <ul className="grid grid-cols-2 gap-2 md:grid-cols-4">
          {packages.map(({ _key, title, link }) => (
            <li key={_key} className="grid">
              <ReferenceLink page={link.page} className="btn btn-secondary">
                {title}
              </ReferenceLink>
            </li>
          ))}
        </ul>
      </div>
      {homeCountries && (
        <div className="noscript:hidden">
          <CountryField
            countries={homeCountries}
            labels={settings.homeCountryLabels}
            id="need-country"
          />
          <script defer src={scriptAddress("home-countries")} />
        </div>
      )}
    </nav>
  );
}

type EmailCaptureProps = HomePage["emailCapture"] & { settings: CompanyDetails };

/** The sign-up card that overlaps the bottom of the hero. */
export function EmailCapture({ settings, ...texts }: EmailCaptureProps) {
  const { heading, fieldLabel, placeholder, buttonLabel, sendingLabel, hint, messages } = texts;
  const { brandName, email, phone, toastsLabel } = settings;
  const form = {
    texts: { fieldLabel, placeholder, buttonLabel, sendingLabel, hint, messages, toastsLabel },
    service: emailServiceFromEnvironment(),
    recipient: { name: brandName, email },
  };
  return (
    <section className="relative z-2 -mt-10 last:mb-section-tight md:mt-0 print:hidden">
      <div className="wrap">
        <div className="grid grid-cols-1 items-center gap-4 rounded-3 bg-white px-5 py-6 elevation-3 md:grid-cols-5-7 md:gap-8 md:rounded-t-none md:px-8">
          <h2 className="text-card-title">{heading}</h2>
          <div>
            <Island name="email-capture" props={form}>
              <EmailCaptureForm {...form} />
            </Island>
            <p className="mt-1 text-micro noscript:hidden">
              <PrivacyLink label={settings.privacyLabel} />
            </p>
            <WithoutJavaScript text={texts.withoutJavaScript} contact={{ email, phone }} />
          </div>
        </div>
      </div>
    </section>
  );
}
