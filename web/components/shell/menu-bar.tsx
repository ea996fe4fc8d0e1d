import { fixedPath } from "#schemas/shared/routes.ts";
import { arrowDrawing, chevronDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { ReferenceLink } from "#web/components/links.tsx";
import { PageLink } from "#web/components/plain-links.tsx";
import { part } from "#web/components/shell/script/parts.ts";
import type { LinkColumn, Navigation, NavigationMenu } from "#web/content/site-types.ts";

/**
 * The header's menus, each a button that discloses a panel of links. The shell's script opens them;
 * without JavaScript they show on hover and on focus.
 */
export function MenuBar({ menus, homeLabel }: Pick<Navigation, "menus" | "homeLabel">) {
  return (
    <ul {...part("menu-bar")} className="flex flex-wrap gap-0.5 md:max-nav:gap-0">
      <li>
        <PageLink href={fixedPath("homePage")} className="nav-item no-underline hover:text-ink">
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
    </ul>
  );
}

/** Where a menu's panel stands: a wide one fits the window, one at the end keeps to its right. */
function classesOf(isWide: boolean, isAtTheEnd: boolean) {
  const width = isWide ? "w-155 max-w-window max-lg:top-17 max-lg:left-gutter" : "w-65";
  return {
    entry: `group ${isWide ? "lg:relative" : "relative"}`,
    panel: `nav-panel ${width} ${isAtTheEnd ? "lg:max-xl:right-0 lg:max-xl:left-auto" : ""}`,
  };
}

/** A lone group of more links than this stands in two columns. */
const LINKS_IN_A_COLUMN = 6;

function isLong({ links }: LinkColumn): boolean {
  return links.length > LINKS_IN_A_COLUMN;
}

function hasTwoColumns({ groups }: NavigationMenu): boolean {
  return groups.length > 1 || groups.some(isLong);
}

/** Inside of a dropdown: link groups side by side and, at the foot, a question with its link. */
function MenuPanel({ menu }: { menu: NavigationMenu }) {
  const { groups, prompt } = menu;
  const isAlone = groups.length === 1;
  // A group without a title leaves the room of one, because its neighbour has one.
  const isTitled = groups.some(({ title }) => title);
  return (
    <>
      <div className={`grid gap-x-8 px-6 pt-6 pb-6 ${isAlone ? "" : "grid-cols-2"}`}>
        {groups.map((group) => (
          <div key={group._key}>
            {isTitled && (
              <p className="mb-1.5 min-h-lh border-b border-line pb-2.5 text-micro leading-tight font-semibold text-slate">
                {group.title ?? "\u00a0"}
              </p>
            )}
            <ul className={isAlone && isLong(group) ? "columns-2 gap-x-8" : ""}>
              {group.links.map((link) => (
                <li key={link._key} className="break-inside-avoid">
                  <ReferenceLink
                    page={link.page}
                    className="group/link -mx-2.5 flex min-h-10.5 items-center justify-between rounded-2 px-2.5 text-base font-medium text-ink no-underline hover:bg-frost hover:text-ink current:bg-frost"
                  >
                    {link.label}
                    <Icon
                      drawing={arrowDrawing}
                      className="w-4 opacity-0 group-hover/link:opacity-100 group-focus-visible/link:opacity-100"
                    />
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
            <Icon drawing={arrowDrawing} />
          </ReferenceLink>
        </p>
      )}
    </>
  );
}
