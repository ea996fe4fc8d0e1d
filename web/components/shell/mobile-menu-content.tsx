import { fixedPath } from "#schemas/shared/routes.ts";
import { chevronDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { ReferenceLink } from "#web/components/links.tsx";
import { PageLink } from "#web/components/plain-links.tsx";
import type { CompanyDetails, Navigation } from "#web/content/site-types.ts";

const row =
  "flex min-h-14 w-full items-center justify-between text-title leading-tight font-medium text-ink no-underline";

type MobileMenuContentProps = { navigation: Navigation; settings: CompanyDetails };

/** Rows of the mobile menu. Each section opens and shuts by itself, with or without JavaScript. */
export function MobileMenuContent({ navigation, settings }: MobileMenuContentProps) {
  const { callToAction } = navigation;
  return (
    <>
      <a href="#main" className="hidden min-h-11 items-center noscript:flex">
        {navigation.labels.closeMenu}
      </a>
      <ul>
        <li className="border-b border-line">
          <PageLink href={fixedPath("homePage")} className={row}>
            {navigation.homeLabel}
          </PageLink>
        </li>
        {navigation.mobileMenu.map((section) => (
          <li key={section._key} className="border-b border-line">
            <details>
              <summary className={row}>
                {section.label}
                <Icon drawing={chevronDrawing} className="nav-chevron" />
              </summary>
              <ul className="pb-3.5">
                {section.links.map((link) => (
                  <li key={link._key}>
                    <ReferenceLink
                      page={link.page}
                      className="flex min-h-11.5 items-center border-l-2 border-mist pl-3.5 text-base text-slate no-underline current:border-iron current:text-ink"
                    >
                      {link.label}
                    </ReferenceLink>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
      <ReferenceLink page={callToAction.page} className="btn btn-primary mt-6 w-full">
        {callToAction.label}
      </ReferenceLink>
      <p className="mt-5 text-small text-slate">
        {settings.openingHours} ({settings.openingHoursNote}) · {settings.languages.join(", ")}
      </p>
    </>
  );
}
