"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { onFirstToast } from "./show-toast.ts";

const Toaster = lazy(() => import("./toaster.tsx"));

/** Where toasts appear: at the end of the page, above everything, once there is one to show. */
export function ToastHost() {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setIsNeeded(true)), []);
  if (!isNeeded) return null;
  return createPortal(
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>,
    document.body,
  );
}
