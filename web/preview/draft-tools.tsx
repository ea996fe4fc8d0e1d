"use client";

import { lazy, type ReactNode, Suspense } from "react";

// Fetched for drafts only: no more than this is in what visitors get.
const VisualEditing = lazy(() => import("./visual-editing.tsx"));
const PageInState = lazy(() => import("./page-in-state.tsx"));

/** What an editor's page has beside the visitors'. */
export function DraftTools() {
  return (
    <Suspense>
      <VisualEditing />
    </Suspense>
  );
}

/** An editor's page, in the state that the preview asks for. */
export function DraftPage({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <PageInState>{children}</PageInState>
    </Suspense>
  );
}
