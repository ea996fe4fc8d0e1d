import { fixedPath } from "#schemas/shared/routes.ts";
import { ReferenceLink } from "#web/components/links.tsx";
import { PageLink } from "#web/components/plain-links.tsx";
import type { CompanyDetails, Navigation } from "#web/content/site-types.ts";
import { Brand } from "./brand.tsx";
import { MenuBar } from "./menu-bar.tsx";
import { MobileMenu } from "./mobile-menu.tsx";

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
          <MenuBar menus={menus} homeLabel={homeLabel} />
        </nav>
        <ReferenceLink
          page={callToAction.page}
          className="btn btn-primary btn-small max-md:hidden md:max-lg:w-min md:max-nav:px-3 md:max-nav:text-micro md:max-nav:leading-tight print:hidden"
        >
          {callToAction.label}
        </ReferenceLink>
        <MobileMenu navigation={navigation} settings={settings} />
      </div>
    </header>
  );
}
