import { z } from "zod";
import { patchOperations } from "./mutation.ts";

/** The part of `versions.<release>.x` and `_.releases.<release>` that names the release. */
const releaseId = z.string().regex(/^[a-zA-Z0-9_-]+$/, "use a-z, A-Z, 0-9, _ and - only");
const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());

const metadata = z.looseObject({
  title: z.string().optional(),
  description: z.string().optional(),
  releaseType: z.enum(["asap", "scheduled", "undecided"]).default("undecided"),
  cardinality: z.enum(["one", "many"]).optional(),
  intendedPublishAt: z.string().optional(),
});

const releaseAction = <Name extends string, Fields extends z.ZodRawShape>(
  name: Name,
  fields: Fields,
) =>
  z.looseObject({
    actionType: z.literal(`sanity.action.release.${name}`),
    releaseId,
    ...fields,
  });

/** What can be done with a content release as a whole. */
export const releaseActionSchema = z.discriminatedUnion("actionType", [
  releaseAction("create", { metadata: metadata.prefault({}) }),
  releaseAction("edit", { patch: patchOperations }),
  releaseAction("publish", {}),
  releaseAction("schedule", { publishAt: instant }),
  releaseAction("unschedule", {}),
  releaseAction("archive", {}),
  releaseAction("unarchive", {}),
  releaseAction("delete", {}),
]);

export type ReleaseAction = z.infer<typeof releaseActionSchema>;
