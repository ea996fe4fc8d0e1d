import type { DocumentActionComponent, DocumentActionsResolver } from "sanity";
import { isSingletonType } from "../../schemas/index.ts";
import { isPageType, slugRoutes } from "../../schemas/shared/routes.ts";
import { showingFirstPublish } from "../first-publish/first-publish-action.tsx";
import { schedulingUnlessMoving } from "../release-moves/scheduling-unless-moving.ts";
import { announcingRemoval } from "../removing/announce-removal.ts";
import { offeringRedirect } from "../renaming/offer-redirect.tsx";
import { warningOfReferences } from "../unpublishing/warning-of-references.tsx";
import { EditMetadataAction } from "./edit-metadata.ts";
import { ViewPageAction } from "./view-page.ts";

/**
 * A document of which there is exactly one may be changed and published, at once, at a time or with
 * a release, and nothing else: without it the site would lack a part.
 */
const singletonActions = ["publish", "schedule", "discardChanges", "discardVersion", "restore"];

/** The actions under a document: none that would break the site, and "View page" for pages. */
export const documentActions: DocumentActionsResolver = (actions, { schemaType }) => {
  const allowed = isSingletonType(schemaType)
    ? actions.filter(({ action }) => action !== undefined && singletonActions.includes(action))
    : actions;
  const hasAddress = slugRoutes.some(({ type }) => type === schemaType);
  const offered = (hasAddress ? allowed.map(withOffers) : allowed).map((action) => {
    if (action.action === "unpublishVersion") return warningOfReferences(action);
    return action.action === "publish" && (hasAddress || schemaType === "freeZone")
      ? showingFirstPublish(action)
      : action;
  });
  if (isPageType(schemaType)) return [...offered, ViewPageAction, EditMetadataAction];
  return schemaType === "pageMetadata" ? [...offered, ViewPageAction] : offered;
};

/** Actions that change the address of a page, or take it off the site, offer a redirect. */
function withOffers(action: DocumentActionComponent): DocumentActionComponent {
  if (action.action === "publish") return offeringRedirect(action);
  if (action.action === "schedule") return schedulingUnlessMoving(action);
  const removes = action.action === "unpublish" || action.action === "delete";
  return removes ? announcingRemoval(action) : action;
}
