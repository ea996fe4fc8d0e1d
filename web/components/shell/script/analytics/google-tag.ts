import { GOOGLE_TAG, trustedScriptAddress } from "../trusted-script-address.ts";
import { deleteGoogleCookies } from "./google-cookies.ts";
import { withoutAnswers } from "./page-events.ts";
import type { Tag } from "./tag-queue.ts";

declare global {
  interface Window {
    dataLayer?: unknown[];
    /** Google Analytics' own switches, one for each property. */
    [switchOff: `ga-disable-${string}`]: boolean | undefined;
  }
}

function consentState(state: "denied" | "granted") {
  return {
    ad_storage: state,
    ad_user_data: state,
    ad_personalization: state,
    analytics_storage: state,
  };
}

/** Google's tag in this page, with consent denied. Loads its script, which the first id names. */
export function googleTag(ids: readonly string[]): Tag {
  const dataLayer: unknown[] = [];
  let isAllowed = false;
  window.dataLayer = dataLayer;
  hand("consent", "default", consentState("denied"));
  loadScript(`${ids[0]}`);

  function hand(..._command: unknown[]) {
    // biome-ignore lint/complexity/noArguments: the tag takes an arguments object, not an array
    dataLayer.push(arguments);
  }

  function start() {
    hand("consent", "update", consentState("granted"));
    hand("js", new Date());
    // For every event of the tag, those too that it sends of itself, which would read both anew.
    hand("set", {
      page_location: withoutAnswers(location.href),
      page_referrer: withoutAnswers(document.referrer),
    });
    // Page views are sent by the site itself, which knows when a page is there.
    for (const id of ids) hand("config", id, { send_page_view: false });
  }

  function stop() {
    // What the script has not taken up yet must not be sent by it later.
    dataLayer.length = 0;
    deleteGoogleCookies();
  }

  return {
    push: (command) => hand(...command),
    allow(isNowAllowed) {
      if (isNowAllowed === isAllowed) return;
      isAllowed = isNowAllowed;
      for (const id of ids) window[`ga-disable-${id}`] = !isAllowed;
      if (isAllowed) start();
      else stop();
    },
  };
}

function loadScript(id: string): void {
  const script = document.createElement("script");
  script.src = trustedScriptAddress(`${GOOGLE_TAG}?id=${encodeURIComponent(id)}`);
  script.async = true;
  document.head.append(script);
}
