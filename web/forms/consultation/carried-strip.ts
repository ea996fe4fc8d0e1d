import { readCarriedMessage } from "../carried-message.ts";

/**
 * Takes a tool's result from the address, shows it above the form and hydrates the form. The parts
 * of the note have their texts in an attribute, and the one without is for the result.
 */
export function showCarriedMessage(): void {
  const strip = document.querySelector<HTMLElement>("[data-carried]");
  const message = readCarriedMessage(location.hash);
  if (!message || !strip) return;
  strip.hidden = false;
  for (const part of strip.querySelectorAll<HTMLElement>("[data-text]")) {
    part.append(part.dataset.text || message);
  }
  addEventListener("load", () =>
    strip.parentElement
      ?.querySelector("form")
      ?.dispatchEvent(new Event("input", { bubbles: true })),
  );
}
