// @vitest-environment jsdom
import { expect, test } from "vitest";
import { presentToast } from "#web/forms/toasts/toaster.tsx";

const failed = {
  title: "Error",
  text: "Not sent.",
  tone: "destructive",
  dismissLabel: "Close",
} as const;
const thanks = {
  title: "Thank you",
  text: "Sent.",
  tone: "success",
  dismissLabel: "Close",
} as const;

const toast = () => document.querySelector<HTMLElement>(".toast");
const titleShown = () => toast()?.querySelector("p")?.textContent;
const leave = () => toast()?.querySelector("button")?.click();
/** jsdom draws nothing, and so ends no animation by itself; React knows the event by its old name there. */
const endAnimation = () =>
  toast()?.dispatchEvent(new Event("webkitAnimationEnd", { bubbles: true }));

test("a message that comes while the one before it leaves is shown until it leaves itself", async () => {
  presentToast(failed);
  await expect.poll(titleShown).toBe("Error");
  leave();
  await expect.poll(() => toast()?.dataset.leaving).toBeDefined();

  presentToast(thanks);
  endAnimation();
  await expect.poll(titleShown).toBe("Thank you");

  leave();
  await expect.poll(() => toast()?.dataset.leaving).toBeDefined();
  endAnimation();
  await expect.poll(toast).toBeNull();
});
