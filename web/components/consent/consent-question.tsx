"use client";

import { type MouseEvent, type ReactNode, useEffect, useSyncExternalStore } from "react";
import { consentStore } from "#web/lib/analytics/consent-store.ts";
import { reserveRoom } from "./reserve-room.ts";

type ConsentQuestionProps = {
  labelledBy: string;
  /** The question as the server renders it; the values of its buttons are the choices. */
  children: ReactNode;
};

/**
 * Shows the question while it is open and keeps the answer. It is not modal: it stands at the
 * foot of the window, and where the window is too small for that, above the page.
 */
export function ConsentQuestion({ labelledBy, children }: ConsentQuestionProps) {
  // The server cannot know of a choice, so the question comes when the page is ready.
  const { subscribe, isAsking } = consentStore;
  useEffect(() => {
    document.addEventListener("click", askAgain);
    return () => document.removeEventListener("click", askAgain);
  }, []);
  if (!useSyncExternalStore(subscribe, isAsking, () => false)) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a button clicks it
    <section
      ref={takeRoom}
      aria-labelledby={labelledBy}
      tabIndex={-1}
      className="cookie-banner"
      onClick={choose}
    >
      {children}
    </section>
  );
}

function takeRoom(banner: HTMLElement) {
  // With a choice made, it is the visitor who wishes to be asked again.
  if (consentStore.read() !== null) banner.focus();
  return reserveRoom(banner);
}

function askAgain({ target }: Event) {
  const opener = target instanceof Element && target.closest("[data-change-consent]");
  if (opener instanceof HTMLElement) consentStore.askAgain(opener);
}

function choose({ target }: MouseEvent) {
  const button = target instanceof Element && target.closest("button");
  if (button) consentStore.choose(button.value === "accepted" ? "accepted" : "declined");
}
