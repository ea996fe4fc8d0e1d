import { existsSync } from "node:fs";
import path from "node:path";
import { sectionFolder, type sectionList, sectionNames } from "#schemas/sections/list.ts";

/** What the files of a section's folder export. */
const exportsOf = (name: string) => ({
  schema: name,
  query: `${name}Fields`,
  sample: `${name}Sample`,
  view: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
});

const banner = `// Generated from schemas/sections/list.ts by: npm run typegen
// Do not edit: the next run overwrites it.

`;

const names = sectionNames();

/** @throws when the folder of a section is incomplete */
function checkFolders(): void {
  const missing = names.flatMap((name) =>
    ["section.ts", "view.tsx", "markdown.ts"]
      .map((file) => path.join("schemas", "sections", sectionFolder(name), file))
      .filter((file) => !existsSync(file)),
  );
  if (missing.length === 0) return;
  const list = missing.map((file) => `  ${file}`).join("\n");
  throw new Error(`A section of schemas/sections/list.ts lacks:\n${list}`);
}

const importsOf = (part: "schema" | "query" | "sample") =>
  names
    .map((name) => {
      const file = `../sections/${sectionFolder(name)}/section.ts`;
      return `import { ${exportsOf(name)[part]} } from "${file}";\n`;
    })
    .join("");

const lines = (texts: readonly string[]) => texts.map((text) => `  ${text},\n`).join("");

/** Source text of `schemas/generated/section-schemas.generated.ts`. */
export function generateSectionSchemas(): string {
  checkFolders();
  return `${banner}${importsOf("schema")}
/** The type of every section. */
export const sectionSchemas = [
${lines(names.map((name) => exportsOf(name).schema))}];
`;
}

/** Source text of `schemas/generated/section-queries.generated.ts`, which Sanity's TypeGen can read. */
export function generateSectionQueries(): string {
  const fieldsOf = (pages: (typeof sectionList)[keyof typeof sectionList]) =>
    sectionNames([pages])
      .map((name) => `  _type == "${name}" => { \${${exportsOf(name).query}} }`)
      .join(",\n");
  return `${banner}${importsOf("query")}
/** A section that every page may have, told apart by its \`_type\`. */
export const sectionFields = /* groq */ \`
  _key,
  _type,
  place,
  background,
${fieldsOf("every")}
\`;

/** A section that pages at free addresses may have besides. */
export const freePageSectionFields = /* groq */ \`
${fieldsOf("free")}
\`;

/** A section that pages of emirates may have besides. */
export const emirateSectionFields = /* groq */ \`
${fieldsOf("emirate")}
\`;
`;
}

/** Source text of `web/sections/section-views.generated.ts`. */
export function generateSectionViews(): string {
  const views = names.map((name) => {
    const file = `#schemas/sections/${sectionFolder(name)}/view.tsx`;
    const view = exportsOf(name).view;
    return `${name}: lazy(async () => ({ default: (await import("${file}")).${view} }))`;
  });
  return `${banner}import { lazy } from "react";

/** The view of every section, which the pages load that show it. */
export const sectionViews = {
${lines(views)}};
`;
}

/** Source text of `web/sections/section-markdown.generated.ts`. */
export function generateSectionMarkdown(): string {
  const imports = names.map((name) => {
    const file = `#schemas/sections/${sectionFolder(name)}/markdown.ts`;
    return `import { ${name}Markdown } from "${file}";\n`;
  });
  const entries = names.map((name) => `${name}: ${name}Markdown`);
  return `${banner}${imports.join("")}
/** What makes Markdown of every section. */
export const sectionMarkdown = {
${lines(entries)}};
`;
}

/** Source text of `schemas/generated/section-samples.generated.ts`. */
export function generateSectionSamples(): string {
  return `${banner}${importsOf("sample")}
/** A sample of every section, from which tests make the pages that they draw. */
export const sectionSamples = [
${lines(names.map((name) => exportsOf(name).sample))}];
`;
}
