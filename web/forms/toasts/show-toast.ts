/** A passing message. The destructive tone says that something did not work. */
export type ToastMessage = { title: string; text: string; tone: "success" | "destructive" };

const hosts = new Set<(message: ToastMessage) => void>();

/** Shows a message in the page's toast host; the one before it leaves. */
export function showToast(message: ToastMessage): void {
  for (const host of hosts) host(message);
}

/** Hands every message to `host`, until the returned function is called. */
export function onToast(host: (message: ToastMessage) => void): () => void {
  hosts.add(host);
  return () => {
    hosts.delete(host);
  };
}

/** The library behind the toasts, which loads when the first is due. */
export const loadToaster = () => import("./toaster.tsx");
