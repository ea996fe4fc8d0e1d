import { fetchScripts, laterScripts } from "@nordune/islands";
import type { ToastMessage } from "./toaster.tsx";

/**
 * The library behind the toasts, which loads when the visitor turns to a form.
 * @throws where it is not to be had; asked again, it may come
 */
export async function loadToaster() {
  await fetchScripts(laterScripts());
  return import("./toaster.tsx");
}

/** Shows a message alone. Where the library cannot load, what the form itself says has to do. */
export async function showToast(message: ToastMessage): Promise<void> {
  try {
    const { presentToast } = await loadToaster();
    presentToast(message);
  } catch (error) {
    console.warn("A message could not be shown as a toast:", message.title, error);
  }
}
