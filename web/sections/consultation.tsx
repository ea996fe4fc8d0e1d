import type { ContactPageQueryResult } from "#schemas/generated/types.generated.ts";
import type { EmailServiceConfig } from "#schemas/shared/environment/email-service.ts";
import { fixedPath, pathOf } from "#schemas/shared/routes.ts";
import { TOOL_ID } from "#schemas/shared/tools/tool-query.ts";
import { PrivacyLink } from "#web/components/privacy-link.tsx";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import { placeOfSubject } from "#web/content/contact-subject.ts";
import type { CompanyDetails } from "#web/content/site-types.ts";
import { ConsultationForm } from "#web/forms/consultation/consultation-form.tsx";
import { WithoutJavaScript } from "#web/forms/without-javascript.tsx";
import { Island, Slot, WHEN_IDLE } from "#web/islands/index.ts";
import { scriptAddress } from "#web/lib/browser-scripts/scripts.ts";
import { ContactPanel } from "./contact-panel.tsx";

type Page = NonNullable<ContactPageQueryResult>;

type ConsultationProps = Pick<Page, "form" | "panel" | "thankYou" | "toolAhead"> & {
  settings: CompanyDetails;
  service: EmailServiceConfig;
  /** Conversion label of the advertising account, where there is one. */
  conversionLabel?: string | undefined;
};

/** The consultation form with the contact panel beside it. */
export function Consultation(props: ConsultationProps) {
  const { form, panel, thankYou, toolAhead, settings, ...sending } = props;
  const subjects = subjectsOf(settings);
  const contact = { email: settings.email, phone: settings.phone };
  const formProps = {
    ...sending,
    texts: { ...form, offlineTitle: settings.offlineScreen.heading },
    thankYou,
    toolAhead: linkTo(toolAhead),
    contact,
    officeHours: settings.officeHours,
    subjects: Object.fromEntries(subjects.map(({ id, subject }) => [id, subject])),
  };
  return (
    <section className="page-closing py-section-tight">
      <div className="wrap split items-start">
        <div>
          {subjects.map(({ id, subject, hint }) => (
            <p key={id} id={id} className="mb-4 hidden border-l-2 border-mist pl-3.5 target:block">
              <strong>{subject}</strong> {hint}
            </p>
          ))}
          {/* Hidden until a script finds a result in the address; leaving it out opens the page anew. */}
          <div data-carried hidden className="mb-4 border-l-2 border-iron pl-3.5 text-small">
            <details>
              <summary className="py-3">
                <strong className="font-semibold">{form.carriedNotice}</strong>{" "}
                <span className="text-gulf">{form.carriedLook}</span>
              </summary>
              <p className="whitespace-pre-wrap" />
            </details>
            <a href={fixedPath("contactPage")}>{form.carriedRemove}</a>
          </div>
          <script defer src={scriptAddress("carried")} />
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

/** A link of which JSON can carry all; undefined where it would lead nowhere. */
function linkTo(tool: Page["toolAhead"]): { href: string; label: string } | undefined {
  const path = tool?.page ? pathOf(tool.page) : undefined;
  return tool && path ? { href: `${path}#${TOOL_ID}`, label: tool.heading } : undefined;
}

/** The subjects whose page is there, with their places on this page. */
function subjectsOf({ contactSubjects }: CompanyDetails) {
  return (contactSubjects ?? []).flatMap((subject) => {
    const id = placeOfSubject(subject);
    return id === undefined ? [] : [{ id, subject: subject.subject, hint: subject.hint }];
  });
}
