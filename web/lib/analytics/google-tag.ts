import { deleteGoogleCookies } from "./google-cookies.ts";
import type { Tag } from "./tag-queue.ts";

declare global {
  interface Window {
    dataLayer?: unknown[];
    /** Google Analytics' own switches, one for each property. */
    [switchOff: `ga-disable-${string}`]: boolean | undefined;
  }
}

/**
 * Google's tag in this page. Its script is not loaded before `load`.
 * @param ids properties and accounts; the first one names the script
 */
export function googleTag(ids: readonly [string, ...string[]]): Tag {
  const dataLayer: unknown[] = [];
  window.dataLayer = dataLayer;

  function hand(..._command: unknown[]) {
    // biome-ignore lint/complexity/noArguments: the tag takes an arguments object, not an array
    dataLayer.push(arguments);
  }

  function switchOff(isOff: boolean) {
    for (const id of ids) window[`ga-disable-${id}`] = isOff;
  }

  return {
    push: (command) => hand(...command),
    load() {
      const script = document.createElement("script");
      script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(ids[0])}`;
      script.async = true;
      document.head.append(script);
    },
    silence() {
      switchOff(true);
      dataLayer.length = 0;
      deleteGoogleCookies();
    },
    unsilence: () => switchOff(false),
  };
}
