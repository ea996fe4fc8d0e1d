"use client";

import dynamic from "next/dynamic";
import { lazy, type ReactNode, Suspense } from "react";

// Fetched for drafts only: no more than this is in what visitors get. Sanity's tool renders nothing on
// the server, whose build does without it.
export const DraftTools = dynamic(() => import("./visual-editing.tsx"), { ssr: false });
const PageInState = lazy(() => import("./page-in-state.tsx"));

export function DraftPage({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <PageInState>{children}</PageInState>
    </Suspense>
  );
}
