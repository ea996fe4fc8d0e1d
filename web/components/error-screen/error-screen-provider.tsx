"use client";

import { createContext, type ReactNode, useContext } from "react";
import { type ErrorScreenTexts, initialTexts } from "./texts.ts";

const TextsContext = createContext(initialTexts);

/** Hands the error screen its words: an error boundary cannot fetch them when it is needed. */
export function ErrorScreenProvider({
  texts,
  children,
}: {
  texts: ErrorScreenTexts;
  children: ReactNode;
}) {
  return <TextsContext value={texts}>{children}</TextsContext>;
}

export function useErrorScreenTexts(): ErrorScreenTexts {
  return useContext(TextsContext);
}
