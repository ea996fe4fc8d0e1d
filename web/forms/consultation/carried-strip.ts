import { readCarriedMessage } from "../carried-message.ts";

/** Where the form takes a tool's result from the address, shows it in the strip and wakes the form. */
export function showCarriedMessage(): void {
  const strip = document.querySelector<HTMLElement>("[data-carried]");
  const message = readCarriedMessage(location.hash);
  if (!message || !strip) return;
  strip.hidden = false;
  addEventListener("load", () =>
    strip.parentElement
      ?.querySelector("form")
      ?.dispatchEvent(new Event("input", { bubbles: true })),
  );
  strip.querySelector("p")?.append(message);
}
