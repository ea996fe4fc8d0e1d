import { withoutMarks } from "@nordune/jsx/english-text";
import { createRoot } from "react-dom/client";
import { Toaster as SonnerToaster, toast } from "sonner";
import { alertDrawing, checkDrawing, closeDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { below } from "#web/lib/breakpoints.ts";

/** A temporary message. The destructive tone marks a failure. */
export type ToastMessage = {
  title: string;
  text: string;
  tone: "success" | "destructive";
} & ToastLabels;

/** Names of the close button, and of the place of all messages. */
export type ToastLabels = { dismissLabel: string; toastsLabel: string };

const icons = {
  success: <Icon drawing={checkDrawing} className="size-6 text-ok" />,
  error: <Icon drawing={alertDrawing} className="size-6" />,
  close: <Icon drawing={closeDrawing} />,
};

const classNames = {
  success: "border-line border-l-ok bg-white text-slate",
  error: "on-dark border-error bg-error text-white",
  title: "font-semibold text-ink on-dark:text-white",
  closeButton: "order-1 grid size-8 place-items-center rounded-1",
};

/**
 * A live region. A toast stays for four seconds. Alt + T moves the focus to it, and
 * then it stays until the focus leaves it. Escape closes it.
 */
function Toaster({ dismissLabel, toastsLabel }: ToastLabels) {
  return (
    <SonnerToaster
      customAriaLabel={withoutMarks(toastsLabel)}
      visibleToasts={1}
      position={matchMedia(below("md")).matches ? "top-center" : "bottom-right"}
      className="toasts"
      icons={icons}
      closeButton
      toastOptions={{
        unstyled: true,
        classNames,
        closeButtonAriaLabel: withoutMarks(dismissLabel),
      }}
    />
  );
}

const place = document.body.appendChild(document.createElement("div"));
place.className = "print:hidden";
place.addEventListener("keydown", ({ key }) => key === "Escape" && toast.dismiss());
place.addEventListener("focusout", ({ relatedTarget }) => {
  if (!(relatedTarget instanceof Node && place.contains(relatedTarget))) startClock();
});
const root = createRoot(place);

/**
 * Lets a toast end. Alt + T stops sonner's clock, and by itself only Escape, the pointer or the end
 * of a drag starts it again.
 */
function startClock() {
  place.querySelector("ol")?.dispatchEvent(new Event("dragend", { bubbles: true }));
}

/**
 * Adds the live region before the first message, because screen readers announce only what is added
 * to an existing one.
 */
export function addToaster(labels: ToastLabels): void {
  root.render(<Toaster {...labels} />);
}

let shown: string | number | undefined;

export function presentToast({ title, text, tone, ...labels }: ToastMessage): void {
  addToaster(labels);
  toast.dismiss(shown);
  // Sonner renders strings by React's own runtime, which knows nothing of texts in English.
  const show = toast[tone === "success" ? "success" : "error"];
  shown = show(<span>{title}</span>, { description: <span>{text}</span> });
}
