"use client";

import { ErrorScreen } from "#web/components/error-screen/error-screen.tsx";
import { fontVariables } from "#web/lib/fonts.ts";
import "./globals.css";

/** Stands in for the whole document when even the layout fails. */
export default function GlobalError({ error, reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en" className={fontVariables}>
      <body>
        <main>
          <ErrorScreen error={error} retry={reset} />
        </main>
      </body>
    </html>
  );
}
