/** A passing message. The destructive tone says that something did not work. */
export type ToastMessage = { title: string; text: string; tone: "success" | "destructive" };

type Listener = (message: ToastMessage) => void;

const listeners = new Set<Listener>();

/** Shows a message in the page's toast host; the one before it leaves. */
export function showToast(message: ToastMessage) {
  for (const listener of listeners) listener(message);
}

/** @returns stops listening */
export function onToast(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
