import { HYDRATES } from "@nordune/islands/attributes";
import morphdom from "morphdom";
import { DRAFT_BAR_ID } from "./draft-bar.ts";

/** Attributes that scripts set on elements. The server's HTML lacks them. */
const ATTRIBUTES_OF_SCRIPTS = ["open", "hidden", "aria-expanded"];

/** Id of the element into which Next renders the page. */
const ROOT = "__next";

/**
 * Fetches the page again and replaces the parts of the document that have changed. What an editor
 * has opened, scrolled or typed stays.
 */
export async function refreshPage(): Promise<void> {
  const response = await fetch(location.href, { headers: { accept: "text/html" } });
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const [root, renewed] = [document.getElementById(ROOT), page.getElementById(ROOT)];
  if (root === null || renewed === null) return;
  document.title = page.title;
  morphdom(root, renewed, {
    onBeforeElUpdated(element, next) {
      if (element.hasAttribute(HYDRATES)) {
        refreshIsland(element, next);
        return false;
      }
      for (const name of ATTRIBUTES_OF_SCRIPTS) {
        const value = element.getAttribute(name);
        if (value === null) next.removeAttribute(name);
        else next.setAttribute(name, value);
      }
      return !element.isEqualNode(next);
    },
    onBeforeNodeDiscarded: (node) => !(node instanceof Element && node.id === DRAFT_BAR_ID),
  });
}

/** React owns the content of an island, so an island is replaced only if its props have changed. */
function refreshIsland(element: HTMLElement, next: HTMLElement): void {
  if (element.dataset.props === next.dataset.props) return;
  next.dataset.react = "not-hydrated";
  element.replaceWith(next);
}
