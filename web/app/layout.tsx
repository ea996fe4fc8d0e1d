import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { siteUrl } from "#schemas/environment/addresses.ts";
import { analyticsFromEnvironment } from "#schemas/environment/analytics.ts";
import { fixedPath } from "#schemas/routes.ts";
import { PageViews } from "#web/components/analytics/page-views.tsx";
import { CookieBanner } from "#web/components/consent/cookie-banner.tsx";
import { ErrorScreenProvider } from "#web/components/error-screen/error-screen-provider.tsx";
import { PictureScript } from "#web/components/picture/picture-script.tsx";
import { RegisterServiceWorker } from "#web/components/register-service-worker.tsx";
import { Footer } from "#web/components/shell/footer.tsx";
import { Header } from "#web/components/shell/header.tsx";
import { SkipLink } from "#web/components/shell/skip-link.tsx";
import { fetchSite } from "#web/content/fetch-site.ts";
import { fontVariables } from "#web/lib/fonts.ts";
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
  const { settings, navigation } = await fetchSite();
  const analytics = analyticsFromEnvironment();
  return (
    <html lang="en" className={fontVariables}>
      <body>
        <SkipLink label={navigation.labels.skipToContent} />
        <CookieBanner banner={settings.cookieBanner} />
        <Header navigation={navigation} settings={settings} />
        <main id="main" tabIndex={-1}>
          <ErrorScreenProvider texts={settings.errorScreen}>{children}</ErrorScreenProvider>
        </main>
        <Footer navigation={navigation} settings={settings} />
        <PictureScript settings={settings} />
        {process.env.NODE_ENV === "production" && <RegisterServiceWorker />}
        {analytics && <PageViews ids={analytics.ids} contactPath={fixedPath("contactPage")} />}
      </body>
    </html>
  );
}
