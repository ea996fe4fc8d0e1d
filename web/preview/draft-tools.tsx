"use client";

import { lazy, type ReactNode, Suspense } from "react";

// Fetched for drafts only: no more than this is in what visitors get.
const VisualEditing = lazy(() => import("./visual-editing.tsx"));
const PageOrError = lazy(() => import("./page-or-error.tsx"));

/** What an editor's page has beside the visitors'. */
export function DraftTools() {
  return (
    <Suspense>
      <VisualEditing />
    </Suspense>
  );
}

/** An editor's page, or the error screen where the preview asks for it. */
export function DraftPage({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <PageOrError>{children}</PageOrError>
    </Suspense>
  );
}
