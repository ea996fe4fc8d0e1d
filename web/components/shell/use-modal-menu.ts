import { type RefObject, useEffect, useEffectEvent } from "react";

type ModalMenu = {
  isOpen: boolean;
  /** Any element inside the page's header, which stays in use while the menu is open. */
  root: RefObject<HTMLElement | null>;
  close: () => void;
  /** Media query of the windows that have a menu bar instead. */
  wideWindow: string;
};

/**
 * While the menu is open: everything beside the header is inert, the page does not scroll, and
 * growing past the width that has a menu bar shuts it.
 */
export function useModalMenu({ isOpen, root, close, wideWindow }: ModalMenu) {
  const onWiden = useEffectEvent(close);

  useEffect(() => {
    if (!isOpen) return;
    const header = root.current?.closest("header");
    const behind = [...(header?.parentElement?.children ?? [])].filter(
      (element) => element instanceof HTMLElement && element !== header && !element.inert,
    );
    const setBehind = (inert: boolean) => {
      for (const element of behind) element.toggleAttribute("inert", inert);
      document.documentElement.classList.toggle("overflow-hidden", inert);
    };
    const wide = window.matchMedia(wideWindow);
    const onChange = () => onWiden();
    setBehind(true);
    wide.addEventListener("change", onChange);
    return () => {
      setBehind(false);
      wide.removeEventListener("change", onChange);
    };
  }, [isOpen, root, wideWindow]);
}
