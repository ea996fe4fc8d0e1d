import { scriptAddress } from "@nordune/islands/scripts";
import { Head, Html, Main, NextScript } from "next/document";
import { fontVariables } from "#web/lib/fonts/fonts.generated.ts";

const isDevelopment = process.env.NODE_ENV === "development";

/** The document around every page, with what is the same in the head of each. */
export default function SiteDocument() {
  const SiteHead = isDevelopment ? HeadWithoutReact : Head;
  return (
    <Html lang="en" className={fontVariables}>
      <SiteHead>
        <meta name="theme-color" content="#fafcfb" />
        <meta name="color-scheme" content="light" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/brand/mark-180.png" />
      </SiteHead>
      <body>
        <Main />
        {isDevelopment ? <ScriptsWithoutReact /> : <NextScript />}
      </body>
    </Html>
  );
}

// Next heeds `unstable_runtimeJS` in production alone. In development, too, React is to run in the
// islands and nowhere else: what a developer sees is what visitors get.

class HeadWithoutReact extends Head {
  override getScripts = () => [];
  override getPolyfillScripts = () => [];
  override getDynamicChunks = () => [];
  override getPreloadDynamicChunks = () => [];
  override getPreloadMainLinks = () => [];
}

class ScriptsWithoutReact extends NextScript {
  override render() {
    this.context.docComponentsRendered.NextScript = true;
    return <script defer src={scriptAddress("live-reload")} />;
  }
}
