"use client";

import { useRouter } from "next/navigation";
import { VisualEditing as SanityVisualEditing } from "next-sanity/visual-editing/client-component";
import { useCallback, useEffect, useRef, useTransition } from "react";
import { useFollowingStudio } from "./follow-studio.ts";

type Perspective = string | readonly string[];

/** Connects the page with the Studio around it: a click leads to the field, a change shows at once. */
export default function VisualEditing() {
  const refresh = useRefresh();
  useFollowingStudio(refresh);
  const choosePerspective = async (perspective: Perspective) => {
    await fetch("/api/draft-mode/perspective", { method: "PUT", body: String(perspective) });
    await refresh();
  };
  return <SanityVisualEditing refresh={refresh} onPerspectiveChange={choosePerspective} />;
}

/** @returns what renders the page anew, and resolves when it is shown */
function useRefresh(): () => Promise<void> {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    if (isPending) return;
    for (const resolve of waiting.current.splice(0)) resolve();
  }, [isPending]);
  return useCallback(
    () =>
      new Promise<void>((resolve) => {
        waiting.current.push(resolve);
        startTransition(() => router.refresh());
      }),
    [router],
  );
}
