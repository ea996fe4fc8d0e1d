/** A passing message. The destructive tone says that something did not work. */
export type ToastMessage = {
  title: string;
  text: string;
  tone: "success" | "destructive";
  /** Name of the button that closes it. */
  dismissLabel: string;
};

/** The library behind the toasts, which loads when the visitor turns to a form. */
export const loadToaster = () => import("./toaster.tsx");

/**
 * Shows a message; the one before it leaves. Where the library cannot load, what the form itself
 * says has to do.
 */
export async function showToast(message: ToastMessage): Promise<void> {
  try {
    const { presentToast } = await loadToaster();
    presentToast(message);
  } catch (error) {
    console.warn("A message could not be shown as a toast:", message.title, error);
  }
}
