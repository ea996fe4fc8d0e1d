import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Toaster as SonnerToaster, toast } from "sonner";
import { alertDrawing, checkDrawing, closeDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { below } from "#web/lib/breakpoints.ts";
import type { ToastMessage } from "./show-toast.ts";

const DURATION = 4_000;

let isMounted = false;

/** Shows the message as the only one. */
export function presentToast(message: ToastMessage) {
  mountToaster();
  toast.dismiss();
  toast.custom((id) => <Toast message={message} onDismiss={() => toast.dismiss(id)} />, {
    duration: DURATION,
    unstyled: true,
  });
}

/**
 * Adds the toaster to the page, once. It stands beside the site's own tree: a visitor who moves on
 * while a request is on its way is still told how it ended, and no page pays before that.
 */
function mountToaster() {
  if (isMounted) return;
  isMounted = true;
  const place = document.createElement("div");
  document.body.append(place);
  // At once, for a message that comes before the toaster listens is lost.
  flushSync(() => createRoot(place).render(<Toaster />));
}

/** The place of the toasts; Alt + T moves the focus there. */
function Toaster() {
  const isNarrow = window.matchMedia(below("md")).matches;
  return (
    <SonnerToaster
      visibleToasts={1}
      hotkey={["altKey", "KeyT"]}
      position={isNarrow ? "top-center" : "bottom-right"}
      style={{ "--width": "min(25rem, calc(100vw - 32px))" }}
    />
  );
}

declare module "react" {
  interface CSSProperties {
    "--width"?: string;
  }
}

function Toast({ message, onDismiss }: { message: ToastMessage; onDismiss: () => void }) {
  const isDestructive = message.tone === "destructive";
  return (
    <div
      role={isDestructive ? "alert" : "status"}
      className={`grid w-(--width) grid-cols-message gap-3 rounded-2 border border-l-4 py-4 pr-3 pl-5 font-text text-small leading-normal shadow-3 ${isDestructive ? "on-dark border-error bg-error text-white" : "border-line border-l-ok bg-white text-ink"}`}
    >
      <Icon
        drawing={isDestructive ? alertDrawing : checkDrawing}
        className={`size-6 ${isDestructive ? "" : "text-ok"}`}
      />
      <div>
        <p className="font-semibold">{message.title}</p>
        <p className={isDestructive ? "" : "text-slate"}>{message.text}</p>
      </div>
      <button
        type="button"
        aria-label={message.dismissLabel}
        onClick={onDismiss}
        className={`grid size-8 place-items-center rounded-1 ${isDestructive ? "" : "text-slate"}`}
      >
        <Icon drawing={closeDrawing} />
      </button>
    </div>
  );
}
