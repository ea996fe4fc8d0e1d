import { readCarriedMessage } from "../carried-message.ts";

/** Takes a tool's result from the address, shows it above the form and hydrates the form. */
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
