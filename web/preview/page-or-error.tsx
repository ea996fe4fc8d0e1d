"use client";

import { useSearchParams } from "next/navigation";
import type { ReactNode } from "react";
import { type PageStateId, STATE_PARAMETER } from "#schemas/preview/page-states.ts";
import { ProvidedErrorScreen } from "#web/components/error-screen/error-screen-provider.tsx";

const ERROR_SCREEN: PageStateId = "error-screen";
const error = new Error("This is what visitors see of an error.");

/** The page, or what stands in its place when it cannot be shown. */
export default function PageOrError({ children }: { children: ReactNode }) {
  const isError = useSearchParams().get(STATE_PARAMETER) === ERROR_SCREEN;
  return isError ? <ProvidedErrorScreen error={error} /> : children;
}
