import { fixedPath, pathOf } from "#schemas/shared/routes.ts";
import { useCallLanguages } from "#web/components/call-languages.ts";
import { chevronDrawing, closeDrawing, menuDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { useLanguage } from "#web/components/language-context.ts";
import { ReferenceLink } from "#web/components/links.tsx";
import { PageLink } from "#web/components/plain-links.tsx";
import type {
  CompanyDetails,
  LinkColumn,
  Navigation,
  NavigationMenu,
  PageReference,
} from "#web/content/site-types.ts";
import { brandMark } from "#web/lib/brand-mark.ts";
import { usePage } from "#web/lib/page-context.ts";
import { LanguageLinks, LanguageList, useOtherLanguages } from "./language-links.tsx";
import { part } from "./script/parts.ts";

const HOME = fixedPath("homePage");

type HeaderProps = { navigation: Navigation; settings: CompanyDetails };

export function Header({ navigation, settings }: HeaderProps) {
  const { homeLabel, menus, callToAction, labels } = navigation;
  const { brandName } = settings;
  const { path } = usePage();
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper print:static">
      <div className="wrap relative flex min-h-16 items-center justify-between gap-6 md:min-h-18 md:max-nav:gap-2">
        <PageLink
          href={HOME}
          isCurrent={path === HOME}
          label={`${brandName}, ${homeLabel}`}
          className="flex no-underline"
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
          className="btn btn-primary btn-small max-md:hidden md:max-nav:px-3 md:max-nav:text-micro md:max-nav:leading-tight print:hidden"
        >
          {callToAction.label}
        </ReferenceLink>
        <MobileMenu navigation={navigation} settings={settings} />
      </div>
    </header>
  );
}

/**
 * Buttons that open the panels of the menus. The shell script opens them; without JavaScript they
 * open on hover and focus.
 */
function MenuBar({ menus, homeLabel }: Pick<Navigation, "menus" | "homeLabel">) {
  const { path } = usePage();
  const isHere = (page: PageReference) =>
    page !== null && !page.atTool && path !== undefined && pathOf(page) === path;
  return (
    <ul {...part("menu-bar")} className="flex flex-wrap gap-0.5 md:max-nav:gap-0">
      <li>
        <PageLink
          href={HOME}
          isCurrent={path === HOME}
          className="nav-item no-underline hover:text-ink"
        >
          {homeLabel}
        </PageLink>
      </li>
      {menus.map((menu, index) => {
        const { entry, panel } = classesOf(hasTwoColumns(menu), index >= menus.length - 2);
        const panelId = `menu-${menu._key}`;
        return (
          <li key={menu._key} {...part("menu")} className={entry}>
            <button
              type="button"
              className="nav-item aria-expanded:bg-frost hover:bg-frost"
              data-leads-here={
                menu.groups.some(({ links }) => links.some(({ page }) => isHere(page))) || undefined
              }
              aria-expanded="false"
              aria-controls={panelId}
              suppressHydrationWarning
            >
              {menu.label}
              <Icon drawing={chevronDrawing} className="nav-chevron" />
            </button>
            <div id={panelId} className={panel}>
              <MenuPanel menu={menu} />
            </div>
          </li>
        );
      })}
      <LanguageMenu />
    </ul>
  );
}

const LANGUAGES_ID = "menu-languages";

/** One other language is a link of its own. More of them are a menu. */
function LanguageMenu() {
  const { name } = useLanguage();
  if (useOtherLanguages().length < 2) return <LanguageLinks className="nav-item no-underline" />;
  const { entry, panel } = classesOf(false, true);
  return (
    <li {...part("menu")} className={entry}>
      <button
        type="button"
        className="nav-item aria-expanded:bg-frost hover:bg-frost"
        aria-expanded="false"
        aria-controls={LANGUAGES_ID}
        suppressHydrationWarning
      >
        {name}
        <Icon drawing={chevronDrawing} className="nav-chevron" />
      </button>
      <div id={LANGUAGES_ID} className={panel}>
        <ul className="px-6 py-3.5">
          <LanguageLinks className="nav-link" />
        </ul>
      </div>
    </li>
  );
}

/**
 * Classes for the position of a menu's panel. A wide panel fits the window, and the last one is
 * aligned right.
 */
function classesOf(isWide: boolean, isAtTheEnd: boolean) {
  const width = isWide ? "w-155 max-w-window max-lg:top-17 max-lg:left-gutter" : "w-65";
  return {
    entry: `group ${isWide ? "lg:relative" : "relative"}`,
    panel: `nav-panel ${width} ${isAtTheEnd ? "lg:max-xl:right-0 lg:max-xl:left-auto" : ""}`,
  };
}

/** A single group with more links than this has two columns. */
const LINKS_IN_A_COLUMN = 6;

function isLong({ links }: LinkColumn): boolean {
  return links.length > LINKS_IN_A_COLUMN;
}

function hasTwoColumns({ groups }: NavigationMenu): boolean {
  return groups.length > 1 || groups.some(isLong);
}

function MenuPanel({ menu }: { menu: NavigationMenu }) {
  const { groups, prompt } = menu;
  const isAlone = groups.length === 1;
  // An empty title keeps groups aligned when a neighbour has a title.
  const isTitled = groups.some(({ title }) => title);
  return (
    <>
      <div className={`grid gap-x-8 px-6 pt-6 pb-6 ${isAlone ? "" : "grid-cols-2"}`}>
        {groups.map((group) => (
          <div key={group._key}>
            {isTitled && (
              <p className="mb-1.5 min-h-lh border-b border-line pb-3 text-micro leading-tight font-semibold text-slate">
                {group.title ?? "\u00a0"}
              </p>
            )}
            <ul className={isAlone && isLong(group) ? "columns-2 gap-x-8" : ""}>
              {group.links.map((link) => (
                <li key={link._key} className="break-inside-avoid">
                  <ReferenceLink page={link.page} className="nav-link">
                    {link.label}
                  </ReferenceLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {prompt && (
        <p className="flex items-center justify-between gap-4 bg-sand px-6 py-3.5 text-small">
          <span>{prompt.text}</span>
          <ReferenceLink page={prompt.link.page} className="more-link flex-none">
            {prompt.link.label}
          </ReferenceLink>
        </p>
      )}
    </>
  );
}

/** Id of the panel, which a link targets when JavaScript is off. */
const PANEL_ID = "mobile-menu";

const ICON = "size-6.5";

const row =
  "flex min-h-14 w-full items-center justify-between text-title leading-tight font-medium text-ink no-underline";

type MobileMenuProps = { navigation: Navigation; settings: CompanyDetails };

/** The menu for windows up to 768 px. Without JavaScript a link leads to its panel. */
function MobileMenu({ navigation, settings }: MobileMenuProps) {
  const callLanguages = useCallLanguages(settings);
  const { mainNavigation, openMenu, closeMenu } = navigation.labels;
  const { callToAction } = navigation;
  const { path } = usePage();
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
              <PageLink href={HOME} isCurrent={path === HOME} className={row}>
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
                        <ReferenceLink page={link.page} className="mobile-link">
                          {link.label}
                        </ReferenceLink>
                      </li>
                    ))}
                  </ul>
                </details>
              </li>
            ))}
          </ul>
          <LanguageList className="mt-5" linkClassName="mobile-link" />
          <ReferenceLink page={callToAction.page} className="btn btn-primary mt-6 w-full">
            {callToAction.label}
          </ReferenceLink>
          <p className="mt-5 text-small text-slate">
            {settings.openingHours} ({settings.openingHoursNote}) · {callLanguages}
          </p>
        </nav>
      </div>
    </>
  );
}

/**
 * The logo: a mark, and the name as text, so another name needs no new drawing. The mark is an N
 * cut by a dune.
 */
export function Brand({ name, onDark = false }: { name: string; onDark?: boolean }) {
  const { size, dune, sky, sun } = brandMark;
  return (
    <span className={`brand display-type ${onDark ? "text-paper print:text-ink" : "text-ink"}`}>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" className="overflow-hidden rounded-1">
        <path d={`M0 0h${size}v${size}H0z`} className={onDark ? "fill-fjord" : "fill-ink"} />
        <path {...dune} />
        <path {...sky} />
        <circle {...sun} />
      </svg>
      {name}
    </span>
  );
}
