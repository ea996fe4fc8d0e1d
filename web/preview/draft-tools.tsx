"use client";

import { lazy, type ReactNode, Suspense } from "react";

// Fetched for drafts only: no more than this is in what visitors get.
const VisualEditing = lazy(() => import("./visual-editing.tsx"));
const PageInState = lazy(() => import("./page-in-state.tsx"));

export function DraftTools() {
  return (
    <Suspense>
      <VisualEditing />
    </Suspense>
  );
}

export function DraftPage({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <PageInState>{children}</PageInState>
    </Suspense>
  );
}
