import { fixedPath } from "#schemas/routes.ts";
import { chevronDrawing, closeDrawing, menuDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { PageLink } from "#web/components/links/page-link.tsx";
import { ReferenceLink } from "#web/components/links/reference-link.tsx";
import { from } from "#web/lib/breakpoints.ts";
import { Brand } from "./brand.tsx";
import { hasTwoColumns, MenuPanel } from "./menu-panel.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { MobileMenuContent } from "./mobile-menu-content.tsx";
import { MOBILE_MENU_ID } from "./mobile-menu-id.ts";
import { NavigationMenus } from "./navigation-menus.tsx";
import type { CompanyDetails, Navigation } from "./site.ts";

type HeaderProps = { navigation: Navigation; settings: CompanyDetails };

/** The bar on top of every page: brand, menus and call to action, or the mobile menu's button. */
export function Header({ navigation, settings }: HeaderProps) {
  const { homeLabel, menus, callToAction, labels } = navigation;
  const { brandName } = settings;
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper print:static">
      <div className="wrap relative flex min-h-16 items-center justify-between gap-6 md:min-h-18 md:max-nav:gap-2">
        <PageLink
          href={fixedPath("homePage")}
          label={`${brandName}, ${homeLabel}`}
          className="flex flex-none no-underline"
        >
          <Brand name={brandName} />
        </PageLink>
        <nav
          aria-label={labels.mainNavigation}
          className="ml-4 hidden flex-1 md:block md:max-nav:ml-0 print:hidden"
        >
          <NavigationMenus
            home={
              <PageLink
                href={fixedPath("homePage")}
                className="nav-item no-underline hover:text-ink"
              >
                {homeLabel}
              </PageLink>
            }
            chevron={<Icon drawing={chevronDrawing} className="nav-chevron" />}
            menus={menus.map((menu, index) => ({
              key: menu._key,
              label: menu.label,
              ...menuClasses(hasTwoColumns(menu), index >= menus.length - 2),
              panel: <MenuPanel menu={menu} />,
            }))}
          />
        </nav>
        <ReferenceLink
          page={callToAction.page}
          className="btn btn-primary btn-small max-md:hidden md:max-lg:w-min md:max-nav:px-3 md:max-nav:text-micro md:max-nav:leading-tight print:hidden"
        >
          {callToAction.label}
        </ReferenceLink>
        <a
          href={`#${MOBILE_MENU_ID}`}
          aria-label={labels.openMenu}
          className="menu-button hidden text-ink noscript:max-md:flex print:hidden"
        >
          <Icon drawing={menuDrawing} className="size-6.5" />
        </a>
        <MobileMenu
          name={labels.mainNavigation}
          openLabel={labels.openMenu}
          closeLabel={labels.closeMenu}
          wideWindow={from("md")}
          openIcon={<Icon drawing={menuDrawing} className="size-6.5" />}
          closeIcon={<Icon drawing={closeDrawing} className="size-6.5" />}
        >
          <MobileMenuContent navigation={navigation} settings={settings} />
        </MobileMenu>
      </div>
    </header>
  );
}

/** Where a menu's panel stands: a wide one fits the window, one at the end keeps to its right. */
function menuClasses(isWide: boolean, isAtTheEnd: boolean) {
  const width = isWide ? "w-155 max-w-window max-lg:top-17 max-lg:left-gutter" : "w-65";
  return {
    className: `group ${isWide ? "lg:relative" : "relative"}`,
    panelClassName: `nav-panel ${width} ${isAtTheEnd ? "lg:max-xl:right-0 lg:max-xl:left-auto" : ""}`,
  };
}
