import { Island, Slot, WHEN_IDLE } from "@nordune/islands";
import { scriptAddress } from "@nordune/islands/scripts";
import type { PageConfig } from "next";
import type { ContactPageQueryResult } from "#schemas/generated/types.generated.ts";
import { telHref } from "#schemas/shared/addresses/safe-href.ts";
import { cleanText } from "#schemas/shared/head/clean-text.ts";
import { fixedPath, pathOf } from "#schemas/shared/routes.ts";
import { TOOL_ID } from "#schemas/shared/tools/tool-query.ts";
import { AddressText } from "#web/components/address-text.tsx";
import {
  clockDrawing,
  mailDrawing,
  mapPinDrawing,
  phoneDrawing,
} from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { PrivacyLink } from "#web/components/links.tsx";
import { Picture } from "#web/components/picture/picture.tsx";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import { TickList } from "#web/components/tick-list.tsx";
import { subjectAnchor } from "#web/content/contact-subject.ts";
import { contactPage } from "#web/content/queries/contact.ts";
import type { CompanyDetails } from "#web/content/site-types.ts";
import { ConsultationForm } from "#web/forms/consultation/consultation-form.tsx";
import { SUGGESTED_COUNTRIES } from "#web/forms/consultation/suggested-countries.ts";
import { WithoutJavaScript } from "#web/forms/without-javascript.tsx";
import { analyticsFromEnvironment } from "#web/lib/analytics.ts";
import { below } from "#web/lib/breakpoints.ts";
import { emailServiceFromEnvironment } from "#web/lib/email-service.ts";
import { usePathTo } from "#web/lib/page-context.ts";
import { definePage } from "#web/page/define-page.tsx";
import { staticPropsOf } from "#web/page/page-data.ts";
import { BandHero } from "#web/sections/band-hero.tsx";
import { PageSections } from "#web/sections/page-sections.tsx";

export const config: PageConfig = { unstable_runtimeJS: false };
export const getStaticProps = staticPropsOf(contactPage);

const Page = definePage(contactPage, ({ content, ...page }) => (
  <>
    <BandHero {...content.banner} {...page} isLow />
    <Consultation {...content} settings={page.settings} />
    <PageSections sections={content.sections} {...page} />
  </>
));

export default Page;

type Page = NonNullable<ContactPageQueryResult>;

type ConsultationProps = Page & { settings: CompanyDetails };

function Consultation(props: ConsultationProps) {
  const { form, panel, thankYou, toolAhead, homeCountries, settings } = props;
  const pathTo = usePathTo();
  const subjects = subjectsOf(settings);
  const contact = { email: settings.email, phone: settings.phone };
  const formProps = {
    service: emailServiceFromEnvironment(),
    // The label of the advertising account; undefined without one.
    conversionLabel: analyticsFromEnvironment()?.conversionLabel,
    texts: {
      ...form,
      offlineTitle: settings.offlineScreen.heading,
      toastsLabel: settings.toastsLabel,
    },
    thankYou,
    toolAhead: linkTo(toolAhead, pathTo),
    homePath: pathTo(fixedPath("homePage")),
    contact,
    officeHours: settings.officeHours,
    subjects: Object.fromEntries(subjects.map(({ id, subject }) => [id, cleanText(subject)])),
  };
  return (
    <section className="page-closing py-section-tight">
      <div className="wrap split items-start">
        <div>
          {subjects.map(({ id, subject, hint }) => (
            <p
              key={id}
              id={id}
              data-until-sent=""
              className="mb-4 hidden border-l-2 border-mist pl-3.5 target:block"
            >
              <strong>{subject}</strong> {hint}
            </p>
          ))}
          {/* A script fills it in if the address has a tool's result, because text browsers read what is hidden. The link reloads the page without that result. */}
          <div
            data-carried
            data-until-sent=""
            hidden
            className="mb-4 border-l-2 border-iron pl-3.5 text-small"
          >
            <details>
              <summary className="py-3">
                <strong className="font-semibold" data-text={form.carriedNotice} />{" "}
                <span className="text-gulf" data-text={form.carriedLook} />
              </summary>
              <p className="whitespace-pre-wrap" data-text="" />
            </details>
            <a href={pathTo(fixedPath("contactPage"))}>
              <span data-text={form.carriedRemove} />
            </a>
          </div>
          <script defer src={scriptAddress("carried")} />
          <datalist id={SUGGESTED_COUNTRIES}>
            {homeCountries.map(({ _id, name }) => (
              <option key={_id} id={_id} value={name} />
            ))}
          </datalist>
          <script defer src={scriptAddress("suggested-country")} />
          <Island name="consultation" hydrates={WHEN_IDLE} without="toaster" props={formProps}>
            <ConsultationForm
              {...formProps}
              consentLabel={
                <Slot name="consentLabel">
                  <RichLine value={form.fields.consent.label} />
                </Slot>
              }
              privacyNotice={
                <Slot name="privacyNotice">
                  {form.privacyNotice} <PrivacyLink label={settings.privacyLabel} />
                </Slot>
              }
            />
          </Island>
          <WithoutJavaScript
            heading={form.heading}
            text={form.withoutJavaScript}
            contact={contact}
          />
        </div>
        <ContactPanel panel={panel} settings={settings} />
      </div>
    </section>
  );
}

/** A link as plain data for JSON; undefined if it would lead nowhere. */
function linkTo(
  tool: Page["toolAhead"],
  pathTo: (path: string) => string,
): { href: string; label: string } | undefined {
  const path = tool?.page ? pathOf(tool.page) : undefined;
  return tool && path ? { href: `${pathTo(path)}#${TOOL_ID}`, label: tool.heading } : undefined;
}

function subjectsOf({ contactSubjects }: CompanyDetails) {
  return (contactSubjects ?? []).flatMap((subject) => {
    const id = subjectAnchor(subject);
    return id === undefined ? [] : [{ id, subject: subject.subject, hint: subject.hint }];
  });
}

function ContactPanel({ panel, settings }: Pick<ConsultationProps, "panel" | "settings">) {
  const details = [
    {
      drawing: phoneDrawing,
      label: panel.phoneLabel,
      value: <a href={telHref(settings.phone)}>{settings.phone}</a>,
    },
    {
      drawing: mailDrawing,
      label: panel.emailLabel,
      value: <a href={`mailto:${settings.email}`}>{settings.email}</a>,
    },
    {
      drawing: mapPinDrawing,
      label: panel.officeLabel,
      value: (
        <>
          <AddressText lines={settings.address} />
          {settings.dubaiAddress && (
            <span className="block">
              <AddressText lines={settings.dubaiAddress} />
            </span>
          )}
        </>
      ),
    },
    {
      drawing: clockDrawing,
      label: panel.responseTimeLabel,
      value: (
        <>
          {panel.responseTime}
          <span className="block text-small font-normal text-haze">{settings.replyPromise}</span>
        </>
      ),
    },
  ];
  const reasons = panel.reasons.filter(
    ({ _type }) => _type === "point" || !settings.hidesDubaiOffice,
  );
  return (
    <aside className="on-dark self-start overflow-hidden rounded-3 bg-fjord text-white">
      <Picture
        image={panel.image}
        aspectRatio={2}
        sizes={`${below("md")} 88vw, 30.625rem`}
        className="aspect-2/1"
      />
      <div className="grid gap-6 px-panel py-8">
        <div>
          <h2 className="mb-3.5 subheading">{panel.heading}</h2>
          <TickList points={reasons} onDark />
        </div>
        <div>
          <h2 className="mb-3.5 subheading">{panel.contactHeading}</h2>
          <dl className="grid gap-3.5">
            {details.map(({ drawing, label, value }) => (
              <div key={label} className="grid grid-cols-icon gap-x-3">
                <dt className="contents text-micro text-haze">
                  <Icon drawing={drawing} className="row-span-2 mt-0.5 text-amber" />
                  <span>{label}</span>
                </dt>
                <dd className="font-medium [&_a]:text-white">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </aside>
  );
}
