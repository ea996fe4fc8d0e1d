import * as z from "zod";
import type { KeptImage } from "../../schemas/shared/images/image-urls.ts";

const text = z.string().optional().catch(undefined);
const number = z.number().optional().catch(undefined);
const hotspot = z.object({ x: number, y: number, width: number, height: number });
const crop = z.object({ top: number, bottom: number, left: number, right: number });

const image = z
  .object({
    asset: z.object({ _ref: z.string() }),
    hotspot: hotspot.nullish().catch(null),
    crop: crop.nullish().catch(null),
  })
  .transform(({ asset, ...cut }): KeptImage => ({ asset: { _id: asset._ref }, ...cut }))
  .optional()
  .catch(undefined);

const draft = z.object({
  path: text,
  title: text,
  description: text,
  canonical: text,
  ogTitle: text,
  ogDescription: text,
  ogImage: image,
});

/** The parts of a page metadata document that its previews show, as the form has them. */
export type MetadataDraft = z.infer<typeof draft>;

/** Reads what the form holds; a value of another kind counts as empty. */
export const metadataDraft = (value: unknown): MetadataDraft => draft.catch({}).parse(value);
