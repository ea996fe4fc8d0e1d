import { OnIslandProvider } from "@nordune/islands";
import { scriptAddress } from "@nordune/islands/scripts";
import Document, { type DocumentContext, Head, Html, Main, NextScript } from "next/document";
import { ENGLISH, isLanguageId, languageOf } from "#schemas/shared/languages.ts";
import { fontVariables } from "#web/lib/fonts/fonts.generated.ts";

const isDevelopment = process.env.NODE_ENV === "development";

type SiteDocumentProps = { hasIslands: boolean };

/** The document around every page. */
export default class SiteDocument extends Document<SiteDocumentProps> {
  /** Renders the page, and notes whether it contains an island. */
  static override async getInitialProps(context: DocumentContext) {
    const { renderPage } = context;
    let hasIslands = false;
    const onIsland = () => {
      hasIslands = true;
    };
    context.renderPage = () =>
      renderPage({
        enhanceApp: (App) => (props) => (
          <OnIslandProvider value={onIsland}>
            <App {...props} />
          </OnIslandProvider>
        ),
      });
    const props = await Document.getInitialProps(context);
    return { ...props, hasIslands };
  }

  override render() {
    // A draft has its language in its props, and not in its address.
    const { language } = this.props.__NEXT_DATA__.props.pageProps ?? {};
    const SiteHead = isDevelopment ? HeadWithoutReact : Head;
    return (
      <Html
        lang={languageOf(isLanguageId(language) ? language : ENGLISH).tag}
        className={fontVariables}
      >
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
          {this.props.hasIslands && <script defer src={scriptAddress("hydrate")} />}
          {isDevelopment ? <ScriptsWithoutReact /> : <NextScript />}
        </body>
      </Html>
    );
  }
}

// Next respects `unstable_runtimeJS` in production only. In development too, React must run in
// islands only, so that developers see what visitors get.

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
