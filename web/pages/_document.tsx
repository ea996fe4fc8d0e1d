import { Head, Html, Main, NextScript } from "next/document";
import { fontVariables } from "#web/lib/fonts/fonts.generated.ts";

/** The document around every page. In development, too, React runs in the islands alone. */
export default function SiteDocument() {
  return (
    <Html lang="en" className={fontVariables}>
      <Head />
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
