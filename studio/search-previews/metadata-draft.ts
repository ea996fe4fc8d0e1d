import type { KeptImage } from "../../schemas/shared/images/image-urls.ts";
import { isRecord } from "../../schemas/shared/record.ts";

/** The parts of a page metadata document that its previews show, as the form has them. */
export type MetadataDraft = {
  path: string | undefined;
  title: string | undefined;
  description: string | undefined;
  canonical: string | undefined;
  ogTitle: string | undefined;
  ogDescription: string | undefined;
  ogImage: KeptImage | undefined;
};

/** Reads what the form holds; a value of another kind counts as empty. */
export function metadataDraft(value: unknown): MetadataDraft {
  const fields = isRecord(value) ? value : {};
  const text = (name: string) => {
    const field = fields[name];
    return typeof field === "string" ? field : undefined;
  };
  return {
    path: text("path"),
    title: text("title"),
    description: text("description"),
    canonical: text("canonical"),
    ogTitle: text("ogTitle"),
    ogDescription: text("ogDescription"),
    ogImage: keptImage(fields.ogImage),
  };
}

function keptImage(image: unknown): KeptImage | undefined {
  if (!isRecord(image) || !isRecord(image.asset) || typeof image.asset._ref !== "string") {
    return undefined;
  }
  return {
    asset: { _id: image.asset._ref },
    hotspot: numbers(image.hotspot, ["x", "y", "width", "height"]),
    crop: numbers(image.crop, ["top", "bottom", "left", "right"]),
  };
}

function numbers<Name extends string>(value: unknown, names: readonly Name[]) {
  if (!isRecord(value)) return null;
  const found: Partial<Record<Name, number>> = {};
  for (const name of names) {
    const number = value[name];
    if (typeof number === "number") found[name] = number;
  }
  return found;
}
