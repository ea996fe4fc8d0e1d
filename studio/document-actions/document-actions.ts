import type { DocumentActionsResolver } from "sanity";
import { isSingletonType } from "../../schemas/index.ts";
import { isPageType, slugRoutes } from "../../schemas/routes.ts";
import { offeringRedirect } from "../renaming/offer-redirect.tsx";
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
  const canMove = slugRoutes.some(({ type }) => type === schemaType);
  const offered = canMove
    ? allowed.map((action) => (action.action === "publish" ? offeringRedirect(action) : action))
    : allowed;
  const hasPage = isPageType(schemaType) || schemaType === "pageMetadata";
  return hasPage ? [...offered, ViewPageAction] : offered;
};
