"use client";

import { createContext, type ReactNode, useContext } from "react";
import { ErrorScreen, type ErrorScreenTexts, initialTexts } from "./error-screen.tsx";

const TextsContext = createContext(initialTexts);

type ProviderProps = { texts: ErrorScreenTexts; children: ReactNode };

/** Hands the error screen its words: an error boundary cannot fetch them when it is needed. */
export function ErrorScreenProvider({ texts, children }: ProviderProps) {
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** The error screen in those words. It stands here, with the layout, so that it is fetched once. */
export function ProvidedErrorScreen({ error }: { error: Error }) {
  return <ErrorScreen texts={useContext(TextsContext)} error={error} />;
}
