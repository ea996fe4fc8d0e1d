import { RESULT_MARK } from "#schemas/shared/tools/tool-query.ts";

/* Where the address carries a tool's result, the strip says so, and the form wakes to take it. */

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
