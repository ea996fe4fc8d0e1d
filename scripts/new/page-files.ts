import { type Names, withEnding } from "./names.ts";

/** A type of page as its skeleton needs it. */
export type NewPage = {
  names: Names;
  /** There is one of it, at a path that never changes. */
  isFixed: boolean;
  /** Of its first page. */
  path: string;
  slug: string | undefined;
  /** What the page calls itself. */
  pageTitle: string;
};

/** `pricingPageQuery`, after which the type of its result is named. */
export const queryName = ({ names }: NewPage) => `${withEnding(names.camel, "Page")}Query`;

/** What the seed calls the one document of a page, or the list of those of a type. */
export const seedName = ({ names, isFixed }: NewPage) =>
  isFixed ? names.camel : `${withEnding(names.camel, "Page")}s`;

/** The schema: a hero, further sections and where to read on; a type of many has a slug too. */
export function schemaOf(page: NewPage): string {
  return page.isFixed ? singletonOf(page) : documentOf(page);
}

const singletonOf = ({
  names: { camel, title },
}: NewPage) => `import { DocumentTextIcon } from "@sanity/icons/DocumentText";
import { defineType } from "@sanity/types";
import { nextPages } from "../fields/link.ts";
import { pageHero } from "../fields/page-parts.ts";
import { furtherSections } from "../fields/section.ts";

export const ${camel} = defineType({
  name: "${camel}",
  type: "document",
  title: "${title}",
  description: "To be written: what the page is for.",
  icon: DocumentTextIcon,
  groups: [
    { name: "hero", title: "Hero", default: true },
    { name: "content", title: "Content" },
  ],
  fields: [
    pageHero({ group: "hero" }),
    furtherSections("content"),
    nextPages("content"),
  ],
  preview: { prepare: () => ({ title: "${title}" }) },
});
`;

const documentOf = ({
  names: { camel, title },
}: NewPage) => `import { DocumentTextIcon } from "@sanity/icons/DocumentText";
import { defineType } from "@sanity/types";
import { nextPages } from "../fields/link.ts";
import { pageHero } from "../fields/page-parts.ts";
import { pageSlug } from "../fields/page-slug.ts";
import { furtherSections } from "../fields/section.ts";
import { requiredString } from "../fields/text.ts";
import { previewPath } from "../preview/subtitle.ts";

export const ${camel} = defineType({
  name: "${camel}",
  type: "document",
  title: "${title}",
  description: "To be written: what a page of this type is for.",
  icon: DocumentTextIcon,
  groups: [
    { name: "page", title: "Page", default: true },
    { name: "content", title: "Content" },
  ],
  fields: [
    requiredString({
      name: "title",
      title: "Title",
      description: "The name of the page in breadcrumbs and links.",
      group: "page",
      max: 60,
    }),
    pageSlug({ group: "page" }),
    pageHero({ group: "page" }),
    furtherSections("content"),
    nextPages("content"),
  ],
  preview: {
    select: { title: "title", slug: "slug.current", type: "_type", media: "hero.image" },
    prepare: ({ title, slug, type, media }) => ({
      title,
      subtitle: previewPath(type, slug),
      media,
    }),
  },
});
`;

/** Everything that a page shows. */
export function queryOf(page: NewPage): string {
  const { names, isFixed } = page;
  const filter = isFixed ? `_id == "${names.camel}"` : "slug.current == $slug";
  return `import { defineQuery } from "groq";
import { imageFields, readOnFields, richTextFields, sectionFields } from "#schemas/shared/projections.ts";

export const ${queryName(page)} = defineQuery(\`*[_type == "${names.camel}" && ${filter}][0]{
  _updatedAt,${isFixed ? "" : "\n  title,"}
  hero{ heading, lead[]{ \${richTextFields} }, image{ \${imageFields} } },
  sections[]{ \${sectionFields} },
  \${readOnFields}
}\`);
`;
}

/** What Next asks of a page's file, besides the page. */
const exported = (isFixed: boolean) =>
  isFixed
    ? "export const generateMetadata = page.generateMetadata;"
    : "export const { generateMetadata, generateStaticParams } = page;";

/** The page: a hero, further sections, and where to read on. */
export const pageFileOf = ({
  names: { camel },
  isFixed,
}: NewPage) => `import { definePage } from "#web/page/define-page.tsx";
import { PageHero } from "#web/sections/page-hero.tsx";
import { PageSections } from "#web/sections/page-sections.tsx";
import { ReadOn } from "#web/sections/read-on.tsx";

const page = definePage("${camel}", ({ content, settings, breadcrumbs, contactHref, readOn }) => (
  <>
    <PageHero {...content.hero} contactHref={contactHref} breadcrumbs={breadcrumbs} />
    <PageSections sections={content.sections} settings={settings} />
    <ReadOn {...readOn} background="frost" />
  </>
));

export default page.Page;
${exported(isFixed)}
`;

/** The first document of the type. */
export function seedOf(page: NewPage): string {
  const { camel, pascal } = page.names;
  const { slug, pageTitle } = page;
  const hero = `  hero: {
    heading: "${pageTitle}",
    lead: line("To be written: what this page is for."),
    image: image("hero"),
  },`;
  const imports = `import type { ${pascal} } from "#schemas/generated/types.generated.ts";
import type { Seeded } from "../build/document.ts";
import { image } from "../build/image.ts";
import { line } from "../build/parts.ts";

`;
  if (slug === undefined) {
    return `${imports}export const ${camel} = {
  _id: "${camel}",
  _type: "${camel}",
${hero}
} satisfies Seeded<${pascal}>;
`;
  }
  return `${imports}export const ${seedName(page)} = [
{
  _id: "${camel}-${slug}",
  _type: "${camel}",
  title: "${pageTitle}",
  slug: { _type: "slug", current: "${slug}" },
${hero}
},
] satisfies Seeded<${pascal}>[];
`;
}
