import { closeDrawing, menuDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { part } from "#web/components/shell/script/parts.ts";
import type { CompanyDetails, Navigation } from "#web/content/site-types.ts";
import { MobileMenuContent } from "./mobile-menu-content.tsx";

/** The panel's id, to which a link leads where JavaScript is off. */
const PANEL_ID = "mobile-menu";

const ICON = "size-6.5";

type MobileMenuProps = { navigation: Navigation; settings: CompanyDetails };

/**
 * Button and slide-in menu for widths up to 768 px, which the shell's script opens and shuts.
 * Without JavaScript a link leads to the same panel instead.
 */
export function MobileMenu({ navigation, settings }: MobileMenuProps) {
  const { mainNavigation, openMenu, closeMenu } = navigation.labels;
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
          <MobileMenuContent navigation={navigation} settings={settings} />
        </nav>
      </div>
    </>
  );
}
