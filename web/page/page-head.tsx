import Head from "next/head";
import { MARKDOWN_TYPE } from "#web/content/routing/markdown-path.ts";
import type { PageHead } from "./page-metadata.ts";

/** The head of a page, as search engines, networks and browsers read it. */
export function PageHeadTags({ head }: { head: PageHead }) {
  const { openGraph, twitter } = head;
  const { article } = openGraph;
  return (
    <Head>
      <title>{head.title}</title>
      {head.description && <meta name="description" content={head.description} />}
      <meta name="author" content={head.author} />
      {head.keywords.length > 0 && <meta name="keywords" content={head.keywords.join(",")} />}
      <meta name="publisher" content={head.publisher} />
      <meta name="robots" content={head.robots} />
      {head.canonical && <link rel="canonical" href={head.canonical} />}
      {head.forAssistants && (
        <>
          <link rel="alternate" type={MARKDOWN_TYPE} href={head.forAssistants.markdown} />
          <link rel="describedby" type={MARKDOWN_TYPE} href={head.forAssistants.list} />
        </>
      )}
      {Object.entries(head.alternates).map(([language, address]) => (
        <link key={`alternate-${language}`} rel="alternate" hrefLang={language} href={address} />
      ))}
      <meta property="og:title" content={openGraph.title} />
      {openGraph.description && <meta property="og:description" content={openGraph.description} />}
      {openGraph.url && <meta property="og:url" content={openGraph.url} />}
      <meta property="og:site_name" content={openGraph.siteName} />
      <meta property="og:locale" content={openGraph.locale} />
      <meta property="og:image" content={openGraph.image.url} />
      <meta property="og:image:width" content={`${openGraph.image.width}`} />
      <meta property="og:image:height" content={`${openGraph.image.height}`} />
      <meta property="og:image:alt" content={openGraph.image.alt} />
      <meta property="og:type" content={article ? "article" : "website"} />
      {article && <meta property="article:author" content={head.author} />}
      {article?.publishedTime && (
        <meta property="article:published_time" content={article.publishedTime} />
      )}
      {article?.modifiedTime && (
        <meta property="article:modified_time" content={article.modifiedTime} />
      )}
      <meta name="twitter:card" content={twitter.card} />
      {twitter.site && <meta name="twitter:site" content={twitter.site} />}
      {twitter.creator && <meta name="twitter:creator" content={twitter.creator} />}
      {/* Twitter falls back to Open Graph for title and description. */}
      <meta name="twitter:image" content={twitter.image.url} />
      <meta name="twitter:image:alt" content={twitter.image.alt} />
    </Head>
  );
}
