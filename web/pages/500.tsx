import type { PageConfig } from "next";
import { ErrorScreen, initialTexts } from "#web/components/error-screen/error-screen.tsx";
import { errorProps } from "#web/page/frame-data.ts";
import type { FrameData } from "#web/page/page-data.ts";

export const config: PageConfig = { unstable_runtimeJS: false };

export const getStaticProps = errorProps;

/** Stands in for a page that could not be rendered. It is made ahead, for then nothing else may work. */
export default function ErrorPage({ site }: Partial<FrameData>) {
  return <ErrorScreen texts={site?.settings.errorScreen ?? initialTexts} message="500" />;
}
