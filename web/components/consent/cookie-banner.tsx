"use client";

import { type ReactNode, useId, useSyncExternalStore } from "react";
import { closeDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { consentStore } from "#web/lib/analytics/consent-store.ts";
import { reserveRoom } from "./reserve-room.ts";

type CookieBannerProps = {
  heading: string;
  acceptLabel: string;
  declineLabel: string;
  closeLabel: string;
  /** The words of the banner, rendered by the server. */
  children: ReactNode;
};

const accept = () => consentStore.choose("accepted");
const decline = () => consentStore.choose("declined");

/**
 * Asks for consent to analytics, on every page until there is an answer. It is not modal: it
 * stands at the foot of the window, and where the window is too small for that, above the page.
 */
export function CookieBanner(props: CookieBannerProps) {
  // The server cannot know of a choice, so the banner comes when the page is ready.
  const isAsking = useSyncExternalStore(consentStore.subscribe, consentStore.isAsking, () => false);
  const id = useId();
  if (!isAsking) return null;
  return (
    <section
      ref={reserveRoom}
      aria-labelledby={id}
      tabIndex={-1}
      data-cookie-banner
      className="cookie-banner"
    >
      <div>
        <p id={id} className="font-semibold">
          {props.heading}
        </p>
        <p className="max-w-[80ch]">{props.children}</p>
      </div>
      <div className="flex gap-3">
        <button type="button" className="btn btn-small btn-secondary" onClick={decline}>
          {props.declineLabel}
        </button>
        <button type="button" className="btn btn-small btn-primary" onClick={accept}>
          {props.acceptLabel}
        </button>
      </div>
      <button
        type="button"
        aria-label={props.closeLabel}
        className="grid size-11 place-items-center rounded-1 text-slate max-md:absolute max-md:top-1 max-md:right-1"
        onClick={decline}
      >
        <Icon drawing={closeDrawing} />
      </button>
    </section>
  );
}
