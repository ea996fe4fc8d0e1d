import { Card } from "@sanity/ui";
import { isGoingToUnpublish } from "sanity";
import type { DocumentInRelease } from "../lib/above-release-form.tsx";
import { ReferringList } from "./referring-list.tsx";
import { useReferring } from "./use-referring.ts";

/** Keeps in sight, above a form, what hinders the release from taking the document off the site. */
export function Hindrance({ id, version, releaseId }: DocumentInRelease) {
  const isPlanned = version !== null && isGoingToUnpublish(version);
  const referring = useReferring(id, isPlanned ? releaseId : undefined);
  if (referring.length === 0) return null;
  return (
    <Card as="section" aria-label="What refers to it" border radius={2} padding={4} tone="caution">
      <ReferringList documents={referring} />
    </Card>
  );
}
