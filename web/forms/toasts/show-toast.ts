import { fetchTexts, laterScripts } from "@nordune/islands";
import type { ToastLabels, ToastMessage } from "./toaster.tsx";

/** @throws when the library of the toasts cannot be loaded; another call tries again */
async function loadToaster() {
  await fetchTexts(laterScripts());
  return import("./toaster.tsx");
}

/** Adds the place of the toasts at the first interaction with a form. */
export async function prepareToasts(labels: ToastLabels): Promise<void> {
  const { addToaster } = await loadToaster();
  addToaster(labels);
}

/** Shows one message. If the library cannot be loaded, the text in the form has to do. */
export async function showToast(message: ToastMessage): Promise<void> {
  try {
    const { presentToast } = await loadToaster();
    presentToast(message);
  } catch (error) {
    console.warn("A message could not be shown as a toast:", message.title, error);
  }
}
