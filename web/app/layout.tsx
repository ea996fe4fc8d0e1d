import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { ErrorScreenProvider } from "#web/components/error-screen/error-screen-provider.tsx";
import { NEW_TAB_NOTE } from "#web/components/plain-links.tsx";
import { CookieBanner } from "#web/components/shell/cookie-banner.tsx";
import { Footer } from "#web/components/shell/footer.tsx";
import { Header } from "#web/components/shell/header.tsx";
import { ShellScript } from "#web/components/shell/shell-script.tsx";
import { isDraft } from "#web/content/drafts/draft.ts";
import { fetchSite } from "#web/content/fetch-site.ts";
import { fontVariables } from "#web/lib/fonts/fonts.generated.ts";
import { DraftPage, DraftTools } from "#web/preview/index.ts";
import "#web/content/drafts/show-drafts.ts";
import "./globals.css";

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl()),
  formatDetection: { telephone: false },
  icons: {
    icon: [
      { url: "/favicon.ico", sizes: "32x32" },
      { url: "/favicon.svg", type: "image/svg+xml" },
    ],
    apple: { url: "/brand/mark-180.png", sizes: "180x180" },
  },
};

export const viewport: Viewport = { colorScheme: "light", themeColor: "#fafcfb" };

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [{ settings, navigation }, isDraftPage] = await Promise.all([fetchSite(), isDraft()]);
  return (
    // What is marked by suppressHydrationWarning, the shell's script may have changed by then.
    <html lang="en" className={fontVariables} suppressHydrationWarning>
      <body>
        {/* First, so that the browser asks for it early; it runs when the page is there. */}
        <ShellScript settings={settings} isDraft={isDraftPage} />
        <a
          href="#main"
          suppressHydrationWarning
          className="btn btn-primary fixed -top-24 left-3 z-50 opacity-0 focus-visible:top-3 focus-visible:opacity-100 print:hidden"
        >
          {navigation.labels.skipToContent}
        </a>
        <CookieBanner banner={settings.cookieBanner} isAsked={!isDraftPage} />
        <Header navigation={navigation} settings={settings} />
        <main id="main" tabIndex={-1} suppressHydrationWarning>
          <ErrorScreenProvider texts={settings.errorScreen}>
            {isDraftPage ? <DraftPage>{children}</DraftPage> : children}
          </ErrorScreenProvider>
        </main>
        <Footer navigation={navigation} settings={settings} />
        <p id={NEW_TAB_NOTE} hidden>
          {navigation.labels.newTab}
        </p>
        {isDraftPage && <DraftTools />}
      </body>
    </html>
  );
}
