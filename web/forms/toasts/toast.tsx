import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { alertDrawing, checkDrawing, closeDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import type { ToastMessage } from "./show-toast.ts";

const DURATION_MS = 4_000;

type ToastProps = { message: ToastMessage; onGone: () => void };

/**
 * One message. It leaves after four seconds in which nobody pointed at it, worked in it or looked at
 * another tab. Alt + T moves the focus to it; Escape closes it and gives the focus back.
 */
export function Toast({ message, onGone }: ToastProps) {
  const element = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const isHidden = useIsPageHidden();
  const isDestructive = message.tone === "destructive";

  useEffect(() => {
    if (isPointedAt || hasFocus || isHidden || isLeaving) return;
    const timer = setTimeout(() => setLeaving(true), DURATION_MS);
    return () => clearTimeout(timer);
  }, [isPointedAt, hasFocus, isHidden, isLeaving]);

  useEffect(() => {
    const onKeyDown = ({ altKey, code }: globalThis.KeyboardEvent) => {
      if (altKey && code === "KeyT") element.current?.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  function close() {
    const before = cameFrom.current;
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    setLeaving(true);
  }

  function onFocus({ relatedTarget, currentTarget }: FocusEvent) {
    setFocus(true);
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has one role or another, and Escape closes it
    <div
      ref={element}
      role={isDestructive ? "alert" : "status"}
      tabIndex={-1}
      data-leaving={isLeaving || undefined}
      className={`toast ${isDestructive ? "on-dark border-error bg-error text-white" : "border-line border-l-ok bg-white text-ink"}`}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={onFocus}
      onBlur={() => setFocus(false)}
      onKeyDown={({ key }: KeyboardEvent) => key === "Escape" && close()}
      onAnimationEnd={() => isLeaving && onGone()}
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
        onClick={close}
        className={`grid size-8 place-items-center rounded-1 ${isDestructive ? "" : "text-slate"}`}
      >
        <Icon drawing={closeDrawing} />
      </button>
    </div>
  );
}

/** The visitor looks at another tab. */
function useIsPageHidden(): boolean {
  const [isHidden, setHidden] = useState(() => document.hidden);
  useEffect(() => {
    const onChange = () => setHidden(document.hidden);
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, []);
  return isHidden;
}
