import { fetchScripts, laterScripts } from "@nordune/islands";
import type { ToastMessage } from "./toaster.tsx";

/**
 * Loads the library of the toasts at the first interaction with a form.
 * @throws when it cannot be loaded; another call tries again
 */
export async function loadToaster() {
  await fetchScripts(laterScripts());
  return import("./toaster.tsx");
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
