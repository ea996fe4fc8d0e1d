import { createRoot, type Root } from "react-dom/client";
import type { ToastMessage } from "./show-toast.ts";
import { Toast } from "./toast.tsx";

let shown: { root: Root; messages: number } | undefined;

/** Shows the message as the only one. */
export function presentToast(message: ToastMessage): void {
  shown ??= { root: mountToaster(), messages: 0 };
  const toaster = shown;
  toaster.messages += 1;
  const number = toaster.messages;
  const clear = () => {
    // One that has just gone does not take along the next, which React is still to draw.
    if (toaster.messages === number) toaster.root.render(null);
  };
  toaster.root.render(<Toast key={number} message={message} onGone={clear} />);
}

/**
 * Adds the place of the toasts to the page, beside the site's own tree, when the first is shown: no
 * page pays before that. Screen readers hear of what is added to a live region, so it has to be there, empty, before the first message.
 */
function mountToaster(): Root {
  const place = document.createElement("div");
  place.className = "toasts";
  place.ariaLive = "polite";
  document.body.append(place);
  return createRoot(place);
}
