"use client";

import { usePathname } from "next/navigation";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { MOBILE_MENU_ID } from "./mobile-menu-id.ts";
import { useModalMenu } from "./use-modal-menu.ts";

type MobileMenuProps = {
  /** Name of the navigation for assistive technology. */
  name: string;
  openLabel: string;
  closeLabel: string;
  openIcon: ReactNode;
  closeIcon: ReactNode;
  /** Media query of the windows that have a menu bar instead. */
  wideWindow: string;
  children: ReactNode;
};

/**
 * Button and slide-in menu for widths up to 768 px. While it is open the page behind it takes
 * neither focus nor scrolling. Without JavaScript a link leads to the same panel instead.
 */
export function MobileMenu(props: MobileMenuProps) {
  const pathname = usePathname();
  const [openOn, setOpenOn] = useState<string | null>(null);
  // A menu opened on one page is shut on the next, without an effect to say so.
  const isOpen = openOn === pathname;
  const close = () => setOpenOn(null);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useModalMenu({ isOpen, root, close, wideWindow: props.wideWindow });

  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen) return;
    if (event.key === "Escape") {
      close();
      button.current?.focus();
    }
    if (event.key === "Tab") keepFocusInside(event);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for keys of the controls inside
    <div ref={root} className="md:hidden print:hidden" onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className="menu-button flex rounded-2 noscript:hidden"
        aria-expanded={isOpen}
        aria-controls={MOBILE_MENU_ID}
        aria-label={isOpen ? props.closeLabel : props.openLabel}
        onClick={() => setOpenOn(isOpen ? null : pathname)}
      >
        {isOpen ? props.closeIcon : props.openIcon}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link clicks it */}
      <nav
        id={MOBILE_MENU_ID}
        aria-label={props.name}
        data-mobile-menu={isOpen ? "open" : "shut"}
        className="mobile-panel"
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest("a")) close();
        }}
      >
        {props.children}
      </nav>
    </div>
  );
}

/** Lets Tab run in a circle through what the element offers. */
function keepFocusInside(event: KeyboardEvent) {
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>("a[href], button, summary"),
  ].filter((stop) => stop.checkVisibility({ visibilityProperty: true }));
  const goal = event.shiftKey ? stops.at(-1) : stops[0];
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== edge) return;
  event.preventDefault();
  goal?.focus();
}
