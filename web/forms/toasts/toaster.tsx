import { createRoot, type Root } from "react-dom/client";
import type { ToastMessage } from "./show-toast.ts";
import { Toast } from "./toast.tsx";

let shown: { root: Root; messages: number } | undefined;

/** Shows the message as the only one. */
export function presentToast(message: ToastMessage): void {
  shown ??= { root: mountToaster(), messages: 0 };
  const { root } = shown;
  shown.messages += 1;
  root.render(<Toast key={shown.messages} message={message} onGone={() => root.render(null)} />);
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
