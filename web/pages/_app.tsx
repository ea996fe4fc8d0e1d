import { scriptAddress } from "@nordune/islands/scripts";
import type { AppProps } from "next/app";
import Head from "next/head";
import type { ReactNode } from "react";
import { NEW_TAB_NOTE } from "#web/components/plain-links.tsx";
import { fontVariables } from "#web/lib/fonts/fonts.generated.ts";
import { PageContexts } from "#web/page/page-contexts.tsx";
import type { FrameData } from "#web/page/page-data.ts";
import { PageHeadTags } from "#web/page/page-head.tsx";
import { CookieBanner } from "#web/shell/cookie-banner.tsx";
import { Footer } from "#web/shell/footer.tsx";
import { Header } from "#web/shell/header.tsx";
import { ShellScript } from "#web/shell/shell-script.tsx";
import "#web/styles/globals.css";

/**
 * Page props without data belong to the error page, which may be shown when no content can be read.
 */
type SiteProps = Pick<AppProps, "Component"> & { pageProps: FrameData | Record<string, never> };

/** The frame around every page, and the common part of the head. */
export default function SiteApp({ Component, pageProps }: SiteProps) {
  return (
    <>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      {hasFrame(pageProps) ? (
        <Frame {...pageProps}>
          <Component {...pageProps} />
        </Frame>
      ) : (
        // Next includes the fonts that `_app` uses. The class in `_document` alone would not
        // include them.
        <main className={fontVariables}>
          <Component {...pageProps} />
        </main>
      )}
    </>
  );
}

const hasFrame = (props: SiteProps["pageProps"]): props is FrameData => "site" in props;

function Frame({ children, head, site, ...data }: FrameData & { children: ReactNode }) {
  const { settings, navigation } = site;
  const { isDraft } = data;
  return (
    <PageContexts {...data}>
      <PageHeadTags head={head} />
      {/* The script comes first, so that the browser requests it early. It runs when the page is parsed. */}
      <ShellScript settings={settings} isDraft={isDraft} />
      <a
        href="#main"
        className="btn btn-primary fixed -top-24 left-3 z-50 opacity-0 focus-visible:top-3 focus-visible:opacity-100 print:hidden"
      >
        {navigation.labels.skipToContent}
      </a>
      <CookieBanner banner={settings.cookieBanner} isAsked={!isDraft} />
      <Header navigation={navigation} settings={settings} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer navigation={navigation} settings={settings} />
      <p id={NEW_TAB_NOTE} hidden>
        {navigation.labels.newTab}
      </p>
      {isDraft && <script defer src={scriptAddress("preview")} />}
    </PageContexts>
  );
}
