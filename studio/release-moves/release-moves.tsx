import { definePlugin, isGoingToUnpublish } from "sanity";
import { slugTypes } from "../../schemas/shared/routes.ts";
import { documentPath } from "../document-actions/page-address.ts";
import { aboveReleaseForm, type DocumentInRelease } from "../lib/above-release-form.tsx";
import { ReleaseMoveCard } from "./release-move-card.tsx";
import { useMetadataMoving } from "./use-metadata-moving.ts";

/** Says what a release makes of a page's address. */
function MoveInRelease({ published, version, releaseId, isLocked }: DocumentInRelease) {
  const from = version !== null && published !== null ? documentPath(published) : undefined;
  const to = version === null || isGoingToUnpublish(version) ? undefined : documentPath(version);
  useMetadataMoving({ releaseId, from, to, isLocked });
  if (from === undefined || from === to) return null;
  const move = { releaseId, from, to, isLocked };
  return <ReleaseMoveCard key={to} {...move} />;
}

/** Offers the redirect of a page that moves, or goes, with a content release: in that release. */
export const releaseMoves = definePlugin({
  name: "nordune/release-moves",
  form: { components: { input: aboveReleaseForm(slugTypes, MoveInRelease) } },
});
