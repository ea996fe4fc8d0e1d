import {
  asksWhoListens,
  listeningMessage,
  readTypedDocument,
} from "#schemas/shared/preview/typed-document.ts";
import { isRecord } from "#schemas/shared/record.ts";
import { createRenewal } from "./pacing.ts";
import { createTypedTexts } from "./typed-texts.ts";

const TYPING_PAUSE_MS = 400;

/**
 * Keeps the page with the Studio around it: what is typed stands there at once, and whatever is
 * saved, by anybody, is rendered at once, or when what is typed on this page pauses. Sanity's own
 * refresh comes when nobody has typed for a second.
 * @param renew renders the page anew
 */
export function followStudio(renew: () => Promise<void>): void {
  const texts = createTypedTexts();
  const renewal = createRenewal(renew, TYPING_PAUSE_MS);
  window.addEventListener("message", ({ source, data }: MessageEvent<unknown>) => {
    if (source !== window.parent && source !== window.opener) return;
    const typed = readTypedDocument(data);
    if (typed) {
      if (texts.take(typed.document, textNodes())) renewal.typed();
    } else if (asksWhoListens(data)) sayListening();
    else if (tellsOfChange(data)) renewal.ask();
  });
  const rendered = new MutationObserver(() => texts.show(textNodes()));
  rendered.observe(document.body, { subtree: true, childList: true, characterData: true });
  sayListening();
}

/** Says nothing of the page, so that it may go to whatever is around it. */
function sayListening(): void {
  const studio = window.opener ?? window.parent;
  studio.postMessage(listeningMessage, "*");
}

/** Sanity's preview passes on what its own listener hears of the content lake. */
function tellsOfChange(message: unknown): boolean {
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
