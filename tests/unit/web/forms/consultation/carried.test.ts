// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { carriedMessage, readCarriedMessage } from "#web/forms/carried-message.ts";

/** What the script of the strip makes of an address: the strip, and how often the form was woken. */
async function stripAt(hash: string) {
  document.body.innerHTML =
    "<main><div data-carried hidden><p>With it: </p></div><form></form></main>";
  location.hash = hash;
  let woken = 0;
  document.querySelector("form")?.addEventListener("input", () => woken++);
  vi.resetModules();
  await import("#web/forms/consultation/carried.script.ts");
  dispatchEvent(new Event("load"));
  const strip = document.querySelector<HTMLElement>("[data-carried]");
  return { isShown: strip?.hidden === false, text: strip?.textContent, woken };
}

test.each([
  ["a result", carriedMessage("Tax: AED 2,250, żółć")],
  ["more than the form takes", carriedMessage("a".repeat(3_000))],
])("the strip shows of %s what the form will take", async (_what, hash) => {
  const text = `With it: ${readCarriedMessage(hash)}`;
  expect(await stripAt(hash)).toEqual({ isShown: true, text, woken: 1 });
});

test.each(["", "#team", "#tool=", "#tool=%20", "#tool=%E0%A4%A", "#other#tool=Tax"])(
  "the strip stays away at an address that ends with %j, of which the form takes nothing",
  async (hash) => {
    expect(await stripAt(hash)).toEqual({ isShown: false, text: "With it: ", woken: 0 });
  },
);
