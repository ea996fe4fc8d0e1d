import type { PageConfig } from "next";
import { ErrorScreen, initialTexts } from "#web/components/error-screen/error-screen.tsx";
import { errorProps } from "#web/page/frame-data.ts";
import type { FrameData } from "#web/page/page-data.ts";

export const config: PageConfig = { unstable_runtimeJS: false };

export const getStaticProps = errorProps;

/**
 * The page that replaces one that could not be rendered. It is rendered during the build, because
 * nothing else may work when it is needed.
 */
export default function ErrorPage({ site }: Partial<FrameData>) {
  return <ErrorScreen texts={site?.settings.errorScreen ?? initialTexts} message="500" />;
}
