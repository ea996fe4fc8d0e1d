"use client";

import { createContext, type ReactNode, useContext } from "react";

type Texts = { heading: string; retryLabel: string; homeLabel: string };

/** What the screen says while no content could be read at all. */
const initialTexts: Texts = {
  heading: "Unexpected Application Error!",
  retryLabel: "Try again",
  homeLabel: "Return to Home",
};

const TextsContext = createContext(initialTexts);

/** Hands the error screen its words: an error boundary cannot fetch them when it is needed. */
export function ErrorScreenTexts({ texts, children }: { texts: Texts; children: ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>;
}

export function useErrorScreenTexts(): Texts {
  return useContext(TextsContext);
}
