"use client";

import { ErrorScreen } from "#web/components/error-screen/error-screen.tsx";
import { useErrorScreenTexts } from "#web/components/error-screen/error-screen-provider.tsx";

export default function PageError({ error, reset }: { error: Error; reset: () => void }) {
  return <ErrorScreen texts={useErrorScreenTexts()} error={error} retry={reset} />;
}
