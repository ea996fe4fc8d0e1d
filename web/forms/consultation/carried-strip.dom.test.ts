import { expect, test } from "vitest";
import { visibleText } from "#schemas/shared/head/clean-text.ts";
import { carriedMessage, readCarriedMessage } from "#web/forms/carried-message.ts";
import { showCarriedMessage } from "./carried-strip.ts";

/** The effect of an address: the strip, and how often the form was hydrated. */
function stripAt(hash: string) {
  document.body.innerHTML =
    "<main><div data-carried hidden><b data-text='With it: '></b><p data-text=''></p></div><form></form></main>";
  location.hash = hash;
  let woken = 0;
  document.querySelector("form")?.addEventListener("input", () => woken++);
  showCarriedMessage();
  dispatchEvent(new Event("load"));
  const strip = document.querySelector<HTMLElement>("[data-carried]");
  return { isShown: strip?.hidden === false, text: strip?.textContent, woken };
}

test.each([
  ["a result", carriedMessage(visibleText("Tax: AED 2,250, żółć"))],
  ["more than the form takes", carriedMessage(visibleText("a".repeat(3_000)))],
])("the contact form's note shows of %s what will be sent", (_what, hash) => {
  const text = `With it: ${readCarriedMessage(hash)}`;
  expect(stripAt(hash)).toEqual({ isShown: true, text, woken: 1 });
});

test.each(["", "#team", "#tool=", "#tool=%20", "#tool=%E0%A4%A", "#other#tool=Tax"])(
  "the contact form has no note at an address that ends with %j",
  (hash) => {
    expect(stripAt(hash)).toEqual({ isShown: false, text: "", woken: 0 });
  },
);
