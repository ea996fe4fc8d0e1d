import { RESULT_MARK } from "#schemas/shared/tools/tool-query.ts";

/*
 * The script of the page with the consultation form: where the address carries the result of a tool,
 * the strip above the form says so at once, and the form wakes to take it up.
 */

const strip = document.querySelector<HTMLElement>("[data-carried]");
const [, text] = location.hash.split(`#${RESULT_MARK}`);

if (text && strip) {
  strip.hidden = false;
  addEventListener("load", () =>
    strip.parentElement
      ?.querySelector("form")
      ?.dispatchEvent(new Event("input", { bubbles: true })),
  );
  strip.querySelector("p")?.append(decodeURIComponent(text));
}
