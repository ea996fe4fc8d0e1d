import { serialise } from "#web/page/seo/structured-data/serialise.ts";

/** Structured data for search engines; a browser runs nothing of it. */
export function JsonLd({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of JSON; `serialise` lets no text out of the element.
      dangerouslySetInnerHTML={{ __html: serialise(data) }}
    />
  );
}
