"use client";

import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from "react";
import { arrowTarget } from "./arrow-target.ts";
import { useOpenMenu } from "./use-open-menu.ts";

type Menu = {
  key: string;
  label: string;
  className: string;
  panelClassName: string;
  panel: ReactNode;
};

type NavigationMenusProps = { home: ReactNode; chevron: ReactNode; menus: Menu[] };

/**
 * The header's menus, each a button that discloses a panel of links. The panels come rendered
 * from the server; without JavaScript they show on hover and on focus.
 */
export function NavigationMenus({ home, chevron, menus }: NavigationMenusProps) {
  const { openKey, show, toggle, pointerEnters, pointerLeaves } = useOpenMenu();
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const close = useEffectEvent(() => show(null));

  useEffect(() => {
    if (openKey === null) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape") return;
      const trigger = list.current?.querySelector<HTMLElement>("[aria-expanded=true]");
      const hasFocus = trigger?.parentElement?.contains(document.activeElement);
      close();
      if (hasFocus) trigger?.focus();
    };
    const onPointerDown = (event: PointerEvent) => {
      const { target } = event;
      if (target instanceof Node && !list.current?.contains(target)) close();
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onPointerDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onPointerDown);
    };
  }, [openKey]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>, key: string | null) {
    const target = arrowTarget(event.key, event.currentTarget, document.activeElement);
    if (target === undefined) return;
    event.preventDefault();
    if (key !== null && event.key === "ArrowDown") show(key);
    target.focus();
    // A panel that has just been opened is not yet visible, and what is hidden takes no focus.
    if (document.activeElement !== target) requestAnimationFrame(() => target.focus());
  }

  return (
    <ul ref={list} className="flex flex-wrap gap-0.5 md:max-nav:gap-0">
      <li onKeyDown={(event) => onKeyDown(event, null)}>{home}</li>
      {menus.map((menu) => {
        const isOpen = openKey === menu.key;
        return (
          <li
            key={menu.key}
            className={menu.className}
            onPointerEnter={(event) => {
              if (event.pointerType === "mouse") pointerEnters(menu.key);
            }}
            onPointerLeave={(event) => {
              if (event.pointerType === "mouse") pointerLeaves();
            }}
            onBlur={(event) => {
              const goesTo = event.relatedTarget;
              if (isOpen && goesTo !== null && !event.currentTarget.contains(goesTo)) show(null);
            }}
            onKeyDown={(event) => onKeyDown(event, menu.key)}
          >
            <button
              type="button"
              className="nav-item aria-expanded:bg-frost hover:bg-frost"
              aria-expanded={isOpen}
              aria-controls={`${id}${menu.key}`}
              onClick={() => toggle(menu.key)}
            >
              {menu.label}
              {chevron}
            </button>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: a link inside was followed */}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link clicks it */}
            <div
              id={`${id}${menu.key}`}
              data-open={isOpen || undefined}
              className={menu.panelClassName}
              onClick={(event) => {
                if (event.target instanceof Element && event.target.closest("a")) show(null);
              }}
            >
              {menu.panel}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
