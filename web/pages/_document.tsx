import { scriptAddress } from "@nordune/islands/scripts";
import { Head, Html, Main, NextScript } from "next/document";
import { fontVariables } from "#web/lib/fonts/fonts.generated.ts";

const isDevelopment = process.env.NODE_ENV === "development";

/** The document around every page. */
export default function SiteDocument() {
  return (
    <Html lang="en" className={fontVariables}>
      {isDevelopment ? <HeadWithoutReact /> : <Head />}
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
