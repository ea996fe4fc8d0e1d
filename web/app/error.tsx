"use client";

import { ErrorScreen } from "#web/components/error-screen/error-screen.tsx";

export default function PageError({ error, reset }: { error: Error; reset: () => void }) {
  return <ErrorScreen error={error} retry={reset} />;
}
