import {
  asksWhoListens,
  listeningMessage,
  readTypedDocument,
} from "#schemas/shared/preview/typed-document.ts";
import { isRecord } from "#schemas/shared/record.ts";
import { createDebouncedRefresh } from "./debounced-refresh.ts";
import { createTypedTexts } from "./typed-texts.ts";

const TYPING_PAUSE_MS = 400;

/**
 * Keeps a draft up to date while it is shown in the Studio. What an editor types is shown at once.
 * What anybody saves is rendered at once, or after a pause in typing on this page. Sanity's own
 * refresh would wait for a second without typing.
 * @param renew renders the page again
 * @returns a function that asks for the same on Sanity's behalf
 */
export function followStudio(renew: () => Promise<void>): () => Promise<void> {
  const texts = createTypedTexts();
  const renewal = createDebouncedRefresh(renew, TYPING_PAUSE_MS);
  window.addEventListener("message", ({ source, data }: MessageEvent<unknown>) => {
    if (source !== window.parent && source !== window.opener) return;
    const typed = readTypedDocument(data);
    if (typed) {
      if (texts.take(typed.document, textNodes())) renewal.typed();
    } else if (asksWhoListens(data)) announceListening();
    else if (isChangeMessage(data)) void renewal.ask();
  });
  const rendered = new MutationObserver(() => texts.show(textNodes()));
  rendered.observe(document.body, { subtree: true, childList: true, characterData: true });
  announceListening();
  return renewal.ask;
}

/**
 * Only the Studio may frame a draft, so it is told the address. A window that has opened the page may
 * be anybody's, and receives no data of it.
 */
function announceListening(): void {
  if (window.opener) window.opener.postMessage(listeningMessage(), "*");
  else window.parent.postMessage(listeningMessage(location.href), "*");
}

/** Sanity's preview passes on the events of its own listener to the content lake. */
function isChangeMessage(message: unknown): boolean {
  return (
    isRecord(message) &&
    message.domain === "sanity/channels" &&
    message.type === "presentation/snapshot-event"
  );
}

function* textNodes(): Generator<Text> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) yield node;
  }
}
