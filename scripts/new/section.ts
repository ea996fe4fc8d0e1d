import type { Changes } from "./changes.ts";
import { type Names, namesOfNewType, withEnding } from "./names.ts";
import { placeholderPicture } from "./placeholder-picture.ts";

const LIST = "schemas/objects/sections/index.ts";
const RENDERERS = "web/sections/page-sections.tsx";
const TEST = "tests/unit/schemas/objects/sections.test.ts";

/**
 * A type of section: its schema, its part of the query, its renderer, its picture for the menu of
 * sections, and a sound one for the tests.
 * @returns what is left to do, in order
 */
export async function addSection(name: string, changes: Changes): Promise<string[]> {
  const names = namesOfNewType(withEnding(name, "Section"));
  const { camel, pascal, kebab } = names;
  const schema = `schemas/objects/sections/${kebab}.ts`;
  const renderer = `web/sections/${kebab}.tsx`;
  const picture = `studio/static/sections/${kebab}.webp`;

  changes.create(schema, schemaOf(names));
  changes.importName(LIST, camel, `./${kebab}.ts`);
  changes.insert(LIST, { after: "export const sections = [", before: "\n];" }, `\n  ${camel},`);
  changes.insert(
    "schemas/shared/projections.ts",
    { after: "export const sectionFields = /* groq */ `", before: "\n`;" },
    `,\n  _type == "${camel}" => { \${sectionHeadFields} }`,
  );
  changes.create(renderer, rendererOf(names));
  changes.importName(RENDERERS, pascal, `./${kebab}.tsx`);
  changes.insert(
    RENDERERS,
    { after: "const renderers = {", before: "\n} satisfies Renderers;" },
    `\n  ${camel}: ${pascal},`,
  );
  changes.create(picture, await placeholderPicture());
  changes.insert(
    "scripts/seed/served-files.ts",
    { after: "export const servedFiles = {", before: "\n} as const satisfies" },
    `\n  "${picture}": {\n    author: "A placeholder drawn by code, until the section is photographed.",\n    licence: ownWork,\n  },`,
  );
  changes.insert(TEST, { after: "const sound = {", before: "\n};" }, `\n  ${camel}: { heading },`);

  return [
    `${schema}: the words for editors, an icon, and fields of its own (npm run new -- field ${camel} <name>)`,
    `${renderer}: the markup`,
    `${picture}: the section as the site shows it, 400 × 250 pixels; then its row in scripts/seed/served-files.ts is \`sectionPicture\``,
    `${TEST}: a sound section with its fields, and what the Studio has to refuse`,
    "scripts/seed/content: place it on a page, where the first content is to show it",
  ];
}

const schemaOf = ({
  camel,
  title,
}: Names) => `import { BlockElementIcon } from "@sanity/icons/BlockElement";
import { defineType } from "@sanity/types";
import { sectionBackground, sectionHead } from "../../fields/section.ts";

export const ${camel} = defineType({
  name: "${camel}",
  type: "object",
  title: "${title.replace(/ section$/, "")}",
  description: "To be written: what the section shows, and when an editor chooses it.",
  icon: BlockElementIcon,
  fields: [...sectionHead, sectionBackground],
  preview: {
    select: { title: "heading" },
    prepare: ({ title }) => ({ title, subtitle: "${title.replace(/ section$/, "")}" }),
  },
});
`;

const rendererOf = ({
  pascal,
}: Names) => `import type { RichTextValue } from "#schemas/shared/rich-text/rich-text-value.ts";
import { Section, type SectionPlacement } from "./section.tsx";

type ${pascal}Props = SectionPlacement & {
  heading: string;
  intro: RichTextValue | null;
};

/** To be written: what a visitor sees. */
export function ${pascal}(props: ${pascal}Props) {
  return <Section {...props} />;
}
`;
