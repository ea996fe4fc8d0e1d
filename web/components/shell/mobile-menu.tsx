import { fixedPath } from "#schemas/shared/routes.ts";
import { chevronDrawing, closeDrawing, menuDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { ReferenceLink } from "#web/components/links.tsx";
import { PageLink } from "#web/components/plain-links.tsx";
import { part } from "#web/components/shell/script/parts.ts";
import type { CompanyDetails, Navigation } from "#web/content/site-types.ts";

/** The panel's id, to which a link leads where JavaScript is off. */
const PANEL_ID = "mobile-menu";

const ICON = "size-6.5";

const row =
  "flex min-h-14 w-full items-center justify-between text-title leading-tight font-medium text-ink no-underline";

type MobileMenuProps = { navigation: Navigation; settings: CompanyDetails };

/**
 * Button and slide-in menu for widths up to 768 px, which the shell's script opens and shuts.
 * Without JavaScript a link leads to the same panel instead. Each section opens and shuts by itself.
 */
export function MobileMenu({ navigation, settings }: MobileMenuProps) {
  const { mainNavigation, openMenu, closeMenu } = navigation.labels;
  const { callToAction } = navigation;
  return (
    <>
      <a
        href={`#${PANEL_ID}`}
        aria-label={openMenu}
        className="menu-button hidden text-ink noscript:max-md:flex print:hidden"
      >
        <Icon drawing={menuDrawing} className={ICON} />
      </a>
      <div {...part("mobile-menu")} className="md:hidden print:hidden">
        <button
          type="button"
          className="group menu-button flex rounded-2 noscript:hidden"
          aria-expanded="false"
          aria-controls={PANEL_ID}
          aria-label={openMenu}
          data-open-label={openMenu}
          data-close-label={closeMenu}
          suppressHydrationWarning
        >
          <Icon drawing={menuDrawing} className={`${ICON} group-aria-expanded:hidden`} />
          <Icon drawing={closeDrawing} className={`${ICON} not-group-aria-expanded:hidden`} />
        </button>
        <nav id={PANEL_ID} aria-label={mainNavigation} className="mobile-panel">
          <a href="#main" className="hidden min-h-11 items-center noscript:flex">
            {closeMenu}
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
        </nav>
      </div>
    </>
  );
}
