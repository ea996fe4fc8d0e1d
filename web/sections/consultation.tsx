import type { EmailServiceConfig } from "#schemas/environment/email-service.ts";
import type { ContactPageQueryResult } from "#schemas/generated/types.generated.ts";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import type { CompanyDetails } from "#web/components/shell/site.ts";
import { ConsultationForm } from "#web/forms/consultation/consultation-form.tsx";
import { WithoutJavaScript } from "#web/forms/without-javascript.tsx";
import { ContactPanel } from "./contact-panel.tsx";

type Page = NonNullable<ContactPageQueryResult>;

type ConsultationProps = Pick<Page, "form" | "panel" | "thankYou"> & {
  settings: CompanyDetails;
  service: EmailServiceConfig;
  /** Conversion label of the advertising account, where there is one. */
  conversionLabel?: string | undefined;
};

/** The consultation form with the contact panel beside it. */
export function Consultation({ form, panel, thankYou, settings, ...sending }: ConsultationProps) {
  const contact = { email: settings.email, phone: settings.phone };
  return (
    <section className="py-section">
      <div className="wrap split items-start">
        <div>
          <ConsultationForm
            {...sending}
            texts={form}
            consentLabel={<RichLine value={form.fields.consent.label} />}
            thankYou={thankYou}
            contact={contact}
          />
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
