import { perspectiveCookieName } from "@sanity/preview-url-secret/constants";
import type { GetServerSideProps, PageConfig } from "next";
import { createElement, type FunctionComponent } from "react";
import { splitLanguage } from "#schemas/shared/languages.ts";
import { REGISTER_PAGE } from "#schemas/shared/lists.ts";
import { AS_OF_PARAMETER, readAsOf } from "#schemas/shared/preview/as-of.ts";
import { type PageStateId, STATE_PARAMETER } from "#schemas/shared/preview/page-states.ts";
import { OFFLINE_PATH, type PageType, pageAt, UNKNOWN_PATH } from "#schemas/shared/routes.ts";
import { expiredDraftCookies } from "#web/api/draft-cookies.ts";
import { ErrorScreen } from "#web/components/error-screen/error-screen.tsx";
import { draftReader } from "#web/content/drafts/fetch-draft.ts";
import { readPerspective } from "#web/content/drafts/perspective.ts";
import { fetchRegister } from "#web/content/fetch-figures.ts";
import { pageDefinitions } from "#web/content/page-definitions.ts";
import { fetchNotFoundData, fetchScreenData } from "#web/page/frame-data.ts";
import { type FrameData, fetchPageData, type PageData } from "#web/page/page-data.ts";
import { readToolRequest } from "#web/tools/read-tool-request.ts";
import FreePage from "../[...slug].tsx";
import NotFoundPage from "../404.tsx";
import AboutPage from "../about.tsx";
import AdvantagePage from "../advantages/[slug].tsx";
import ContactPage from "../contact.tsx";
import CookiePolicyPage from "../cookie-policy.tsx";
import EmiratePage from "../free-zones/[slug].tsx";
import FreeZonesPage from "../free-zones/index.tsx";
import TaxBenefitsPage from "../free-zones/tax-benefits.tsx";
import HomePage from "../index.tsx";
import OfflinePage from "../offline.tsx";
import ServicePage from "../services/[slug].tsx";
import AdvantagesPage from "../uae-advantages.tsx";

export const config: PageConfig = { unstable_runtimeJS: false };

type Table = typeof pageDefinitions;
type Pages = { [Type in PageType]: FunctionComponent<PageData<Table[Type]>> };

/** The component of every type of page. A missing one does not compile. */
const pages: Pages = {
  homePage: HomePage,
  freeZonesPage: FreeZonesPage,
  taxBenefitsPage: TaxBenefitsPage,
  emirate: EmiratePage,
  service: ServicePage,
  advantagesPage: AdvantagesPage,
  advantage: AdvantagePage,
  aboutPage: AboutPage,
  contactPage: ContactPage,
  cookiePolicyPage: CookiePolicyPage,
  freePage: FreePage,
};

/** The props of a draft: of a page with a document, or of a page without one. */
type PreviewProps = FrameData &
  (
    | { shown: "page"; type: PageType; data: PageData<Table[PageType]> }
    | { shown: "not-found"; data: Awaited<ReturnType<typeof fetchNotFoundData>> }
    | { shown: "offline" | "error"; data: FrameData }
  );

const ERROR_SCREEN: PageStateId = "error-screen";

/**
 * Fetches the draft of a page. The proxy sends requests with Next's draft cookie here. Next itself
 * checks the cookie. A browser with an invalid cookie gets the public page and loses the cookie.
 */
export const getServerSideProps: GetServerSideProps<PreviewProps> = async (context) => {
  const { draftMode, query, params, req, res } = context;
  const requested = `/${[params?.path ?? []].flat().join("/")}`;
  const { language, path } = splitLanguage(requested);
  const search = new URL(req.url ?? "", "http://site").search;
  if (!draftMode) {
    res.setHeader("Set-Cookie", expiredDraftCookies);
    return { redirect: { destination: requested + search, permanent: false } };
  }
  res.setHeader("X-Robots-Tag", "noindex");
  const perspective = readPerspective(req.cookies[perspectiveCookieName]);
  const reader = await draftReader(perspective, language, readAsOf(query[AS_OF_PARAMETER]));
  if (query[STATE_PARAMETER] === ERROR_SCREEN) {
    const data = await fetchScreenData(reader, "errorScreen");
    return { props: { ...data, shown: "error", data } };
  }
  if (path === OFFLINE_PATH) {
    const data = await fetchScreenData(reader, "offlineScreen");
    return { props: { ...data, shown: "offline", data } };
  }
  const page = pageAt(path);
  const data =
    page && path !== UNKNOWN_PATH
      ? await fetchPageData<Table[PageType]>(reader, pageDefinitions[page.type], {
          slug: page.slug,
          fetchRegister: page.type === REGISTER_PAGE ? fetchRegister : undefined,
        })
      : null;
  if (page === undefined || data === null) {
    const unknown = await fetchNotFoundData(reader);
    res.statusCode = 404;
    return { props: { ...unknown, shown: "not-found", data: unknown } };
  }
  const asked = readToolRequest(new URLSearchParams(search)) ?? null;
  return { props: { ...data, shown: "page", type: page.type, data: { ...data, asked } } };
};

/** A page as an editor sees it before publication. */
export default function PreviewPage(props: PreviewProps) {
  switch (props.shown) {
    case "page":
      return <DraftOf type={props.type} data={props.data} />;
    case "not-found":
      return <NotFoundPage {...props.data} />;
    case "offline":
      return <OfflinePage {...props.data} />;
    case "error":
      return (
        <ErrorScreen
          texts={props.data.site.settings.errorScreen}
          message="This is what visitors see of an error."
        />
      );
  }
}

type DraftProps<Type extends PageType> = { type: Type; data: PageData<Table[Type]> };

function DraftOf<Type extends PageType>({ type, data }: DraftProps<Type>) {
  return createElement<PageData<Table[Type]>>(pages[type], data);
}
