import { telHref } from "#schemas/shared/addresses/safe-href.ts";
import { AddressText } from "#web/components/address-text.tsx";
import { useCallLanguages } from "#web/components/call-languages.ts";
import { PrivacyLink, ReferenceLink } from "#web/components/links.tsx";
import type { CompanyDetails, Navigation } from "#web/content/site-types.ts";
import { Brand } from "./header.tsx";
import { LanguageList } from "./language-links.tsx";

type FooterProps = { navigation: Navigation; settings: CompanyDetails };

export function Footer({ navigation, settings }: FooterProps) {
  const callLanguages = useCallLanguages(settings);
  const { footer, labels } = navigation;
  const { columns, legalLinks } = footer;
  return (
    <footer
      className="on-dark bg-ink text-small text-haze print:bg-white print:text-ink"
      suppressHydrationWarning
    >
      <div className="wrap">
        <div className="footer-closing flex items-center justify-between gap-6 border-b border-dark-edge py-10 max-md:flex-col max-md:items-start print:hidden">
          <p className="display-type text-quote text-white">{footer.heading}</p>
          <ReferenceLink
            page={footer.callToAction.page}
            className="btn btn-ghost max-md:w-full md:max-w-1/2 md:flex-none"
          >
            {footer.callToAction.label}
          </ReferenceLink>
        </div>
        <div className="grid gap-x-5 gap-y-8 py-12 xs:grid-cols-2 md:grid-cols-footer md:gap-10">
          <Company settings={settings} />
          <nav aria-label={labels.footerNavigation} className="contents print:hidden">
            {columns.map((column, index) => (
              <div key={column._key}>
                <h2 className="mb-3.5 font-text text-base leading-snug font-semibold tracking-normal text-white">
                  {column.title}
                </h2>
                <ul className="grid gap-2.5">
                  {column.links.map((link) => (
                    <li key={link._key}>
                      <ReferenceLink page={link.page} className="footer-link">
                        {link.label}
                      </ReferenceLink>
                    </li>
                  ))}
                </ul>
                {index === columns.length - 1 && (
                  <p className="mt-5">
                    {settings.openingHours} ({settings.openingHoursNote})
                    <br />
                    {callLanguages}
                  </p>
                )}
              </div>
            ))}
          </nav>
        </div>
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-3 border-t border-dark-edge pt-6 pb-8 text-micro">
          <span>
            {`© ${settings.copyrightYear} ${settings.brandName}. ${settings.copyrightNotice}`}
          </span>
          {legalLinks?.map((link) => (
            <ReferenceLink key={link._key} page={link.page} className="footer-link">
              {link.label}
            </ReferenceLink>
          ))}
          <LanguageList className="flex flex-wrap gap-x-6 gap-y-3" linkClassName="footer-link" />
          <PrivacyLink label={settings.privacyLabel} className="footer-link" />
          <span>{settings.disclaimer}</span>
        </div>
      </div>
    </footer>
  );
}

function Company({ settings }: { settings: CompanyDetails }) {
  const { brandName, tagline, email, phone, address, officeNote } = settings;
  return (
    <div className="xs:max-md:col-span-2">
      <Brand name={brandName} onDark />
      <p className="mt-5 mb-4 max-w-[30ch]">{tagline}</p>
      <ul className="grid gap-2.5">
        <li>
          <a href={`mailto:${email}`} className="footer-link">
            {email}
          </a>
        </li>
        <li>
          <a href={telHref(phone)} className="footer-link">
            {phone}
          </a>
        </li>
        <li>
          <address className="not-italic">
            <AddressText lines={address} />
            <br />
            {officeNote}
          </address>
        </li>
      </ul>
    </div>
  );
}
