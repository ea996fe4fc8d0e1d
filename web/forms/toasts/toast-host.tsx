"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { onToast, type ToastMessage } from "./show-toast.ts";

const Toaster = lazy(() => import("./toaster.tsx"));

/** Where toasts appear. The library behind it loads with the first of them. */
export function ToastHost() {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  useEffect(() => onToast(setMessage), []);
  if (message === null) return null;
  return createPortal(
    <Suspense fallback={null}>
      <Toaster message={message} />
    </Suspense>,
    document.body,
  );
}
