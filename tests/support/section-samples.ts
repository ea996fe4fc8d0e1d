import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sectionFolder, sections } from "#schemas/sections/index.ts";
import { isRecord } from "#schemas/shared/record.ts";
import { image } from "#scripts/seed/content/build/image.ts";

type SectionSample = { _type: string; _key: string; [field: string]: unknown };

const FOLDER = join(import.meta.dirname, "../../schemas/sections");

/** A whole section of every kind, in the order of the Studio's menu. */
export const sectionSamples: readonly SectionSample[] = await Promise.all(
  sections.map(async ({ name }) => {
    const file = join(FOLDER, sectionFolder(name), "sample.ts");
    const { sample }: Record<string, unknown> = await import(pathToFileURL(file).href);
    const section = withSeededPictures(sample);
    if (!isRecord(section) || section._type !== name) throw new Error(`${file}: no ${name}.`);
    return { ...section, _type: name, _key: name };
  }),
);

/** Pictures are files, so a sample of the content model can only say where one stands. */
function withSeededPictures(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSeededPictures);
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).map(([key, each]) => [key, withSeededPictures(each)]);
  const { asset } = image("documents");
  return { ...Object.fromEntries(fields), ...(value._type === "imageWithAlt" ? { asset } : {}) };
}
