import { from } from "#web/lib/breakpoints.ts";
import { buttonOf, closest } from "#web/lib/closest.ts";
import { partSelector } from "../parts.ts";

const MENU = partSelector("mobile-menu");

/**
 * Handles the slide-in menu for windows up to 768 px. While it is open, the page behind it can be
 * neither focused nor scrolled (navigation.css), and Tab stays within the menu. The menu closes
 * when the window grows beyond that width.
 */
export function setUpMobileMenu(): void {
  const shut = () => setOpen(openMenu(), false);
  document.addEventListener("click", ({ target }) => {
    const menu = closest(target, MENU);
    if (menu && closest(target, "button")) setOpen(menu, menu !== openMenu());
    else if (menu && closest(target, "a")) shut();
  });
  document.addEventListener("keydown", (event) => {
    const menu = openMenu();
    if (menu === null) return;
    if (event.key === "Tab") keepFocusInside(menu, event);
    if (event.key !== "Escape") return;
    shut();
    buttonOf(menu)?.focus();
  });
  matchMedia(from("md")).addEventListener("change", shut);
  // The menu is closed when the page is left, because the browser may restore the page as it was.
  addEventListener("pagehide", shut);
}

function openMenu(): Element | null {
  const menu = document.querySelector(MENU);
  return buttonOf(menu)?.getAttribute("aria-expanded") === "true" ? menu : null;
}

function setOpen(menu: Element | null, willBeOpen: boolean): void {
  const button = buttonOf(menu);
  const header = closest(menu, "header");
  if (!button || !header) return;
  const { openLabel = "", closeLabel = "" } = button.dataset;
  button.setAttribute("aria-expanded", `${willBeOpen}`);
  button.setAttribute("aria-label", willBeOpen ? closeLabel : openLabel);
  document.documentElement.toggleAttribute("data-mobile-menu", willBeOpen);
  for (const element of header.parentElement?.children ?? []) {
    if (element !== header) element.toggleAttribute("inert", willBeOpen);
  }
}

/** Keeps Tab within the controls of the menu. */
function keepFocusInside(menu: Element, event: KeyboardEvent): void {
  const stops = [...menu.querySelectorAll<HTMLElement>("a[href], button, summary")].filter((stop) =>
    stop.checkVisibility({ visibilityProperty: true }),
  );
  const goal = event.shiftKey ? stops.at(-1) : stops[0];
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== edge) return;
  event.preventDefault();
  goal?.focus();
}
