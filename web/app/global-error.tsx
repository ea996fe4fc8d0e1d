"use client";

import { ErrorScreen, initialTexts } from "#web/components/error-screen/error-screen.tsx";
import "./globals.css";

/**
 * Stands in for the whole document when even the layout fails. It uses no hook: Next prerenders it
 * outside React's dispatcher at times, and a hook then breaks the build. It does without the site's
 * fonts, because every page fetches this code ahead.
 */
export default function GlobalError({ error }: { error: Error }) {
  return (
    <html lang="en">
      <body>
        <main>
          <ErrorScreen texts={initialTexts} error={error} />
        </main>
      </body>
    </html>
  );
}
