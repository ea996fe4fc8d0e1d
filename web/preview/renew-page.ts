import { HYDRATES } from "@nordune/islands/attributes";
import morphdom from "morphdom";

/** What the scripts of a page say of an element, and its server does not. */
const SAID_BY_SCRIPTS = ["open", "hidden", "aria-expanded"];

/** Where Next puts the page in its document. */
const ROOT = "__next";

/**
 * Fetches the page anew, as it is now, and changes in the document what has become different. What an
 * editor has opened, scrolled to or typed stays.
 */
export async function renewPage(): Promise<void> {
  const response = await fetch(location.href, { headers: { accept: "text/html" } });
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const [root, renewed] = [document.getElementById(ROOT), page.getElementById(ROOT)];
  if (root === null || renewed === null) return;
  document.title = page.title;
  morphdom(root, renewed, {
    onBeforeElUpdated(element, next) {
      if (element.hasAttribute(HYDRATES)) {
        renewIsland(element, next);
        return false;
      }
      for (const name of SAID_BY_SCRIPTS) {
        const value = element.getAttribute(name);
        if (value === null) next.removeAttribute(name);
        else next.setAttribute(name, value);
      }
      return !element.isEqualNode(next);
    },
  });
}

/** React has an island: it stays, unless it would be made of something else. */
function renewIsland(element: HTMLElement, next: HTMLElement): void {
  if (element.dataset.props === next.dataset.props) return;
  next.dataset.react = "not-hydrated";
  element.replaceWith(next);
}
