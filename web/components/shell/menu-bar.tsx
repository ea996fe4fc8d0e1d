import { fixedPath } from "#schemas/shared/routes.ts";
import { chevronDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { PageLink } from "#web/components/plain-links.tsx";
import { part } from "#web/components/shell/script/parts.ts";
import type { Navigation } from "#web/content/site-types.ts";
import { hasTwoColumns, MenuPanel } from "./menu-panel.tsx";

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
