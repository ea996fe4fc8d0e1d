import Head from "next/head";
import { pathIn } from "#schemas/shared/languages.ts";
import { FIGURES_FEED_PATH } from "#schemas/shared/routes.ts";
import { useLanguage } from "./language-context.ts";

/** Names the feed of figures in the head of a page, where feed readers look for it. */
export function FeedLink({ title }: { title: string }) {
  const href = pathIn(useLanguage().id, FIGURES_FEED_PATH);
  return (
    <Head>
      <link rel="alternate" type="application/atom+xml" href={href} title={title} />
    </Head>
  );
}
