"use client";

import { useSearchParams } from "next/navigation";
import { type ReactNode, useEffect } from "react";
import {
  isPageState,
  type PageStateId,
  STATE_PARAMETER,
} from "#schemas/shared/preview/page-states.ts";
import { ProvidedErrorScreen } from "#web/components/error-screen/error-screen-provider.tsx";
import { pageIsHydrated } from "./hydration.ts";
import { enact } from "./states/enact.ts";

const ERROR_SCREEN: PageStateId = "error-screen";
const error = new Error("This is what visitors see of an error.");

/**
 * The page in the state that its address names, or what stands in its place when it cannot be shown.
 * Only what is around the page knows when it stands there for good: React renders it anew once this
 * component has come.
 */
export default function PageInState({ children }: { children: ReactNode }) {
  const state = useSearchParams().get(STATE_PARAMETER) ?? "";
  useEffect(() => pageIsHydrated(), []);
  useEffect(() => {
    if (isPageState(state)) void enact(state);
  }, [state]);
  return state === ERROR_SCREEN ? <ProvidedErrorScreen error={error} /> : children;
}
