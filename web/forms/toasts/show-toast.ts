/** A passing message. The destructive tone says that something did not work. */
export type ToastMessage = { title: string; text: string; tone: "success" | "destructive" };

const listeners = new Set<() => void>();

/**
 * Shows a message in the page's toast host; the one before it leaves. The library behind it
 * loads with the first message. Where that fails, what the form itself says has to do.
 */
export async function showToast(message: ToastMessage): Promise<void> {
  for (const listener of listeners) listener();
  try {
    const { presentToast } = await import("./toaster.tsx");
    presentToast(message);
  } catch (error) {
    console.warn("A message could not be shown as a toast:", message.title, error);
  }
}

/** Calls back when a toast needs its host. @returns stops listening */
export function onFirstToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
