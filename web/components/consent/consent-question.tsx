"use client";

import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { consentStore } from "#web/lib/analytics/consent-store.ts";
import { reserveRoom } from "./reserve-room.ts";

type ConsentQuestionProps = {
  labelledBy: string;
  /** The question as the server renders it; `data-consent` on its buttons names the choices. */
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
    document.addEventListener("click", answer);
    return () => document.removeEventListener("click", answer);
  }, []);
  if (!useSyncExternalStore(subscribe, isAsking, () => false)) return null;
  return (
    <section ref={takeRoom} aria-labelledby={labelledBy} tabIndex={-1} className="cookie-banner">
      {children}
    </section>
  );
}

function takeRoom(banner: HTMLElement) {
  // With a choice made, it is the visitor who wishes to be asked again.
  if (consentStore.read() !== null) banner.focus();
  return reserveRoom(banner);
}

/** Buttons of the server say what they do: "accepted", "declined", or "ask" for a new question. */
function answer({ target }: Event) {
  const button = target instanceof Element && target.closest("[data-consent]");
  if (!(button instanceof HTMLElement)) return;
  const { consent } = button.dataset;
  if (consent === "accepted" || consent === "declined") consentStore.choose(consent);
  else consentStore.askAgain(button);
}
