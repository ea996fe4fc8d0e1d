import type { DocumentActionComponent, DocumentActionsResolver } from "sanity";
import { isSingletonType } from "../../schemas/index.ts";
import { isPageType, slugRoutes } from "../../schemas/shared/routes.ts";
import {
  announcingPublish,
  announcingRemoval,
  schedulingOnceApproved,
  schedulingUnlessMoving,
  waitingForApproval,
} from "../address-changes/actions.ts";
import { EditMetadataAction, ViewPageAction } from "./page-actions.ts";
import { UnpublishAction } from "./unpublish.tsx";

/**
 * A document of which there is exactly one may be changed and published, at once, at a time or with
 * a release, and nothing else: without it the site would lack a part.
 */
const singletonActions = ["publish", "schedule", "discardChanges", "discardVersion", "restore"];

/** Types of documents for which the site settings may ask for a second person. */
const mayNeedSecondPerson = ["figure", "cookiePolicyPage"];

/** The actions under a document: none that would break the site, and "View page" for pages. */
export const documentActions: DocumentActionsResolver = (actions, { schemaType }) => {
  const allowed = isSingletonType(schemaType)
    ? actions.filter(({ action }) => action !== undefined && singletonActions.includes(action))
    : actions;
  const hasAddress = slugRoutes.some(({ type }) => type === schemaType);
  const offered = allowed.map((own) => {
    const action = own.action === "unpublish" ? UnpublishAction : own;
    if (hasAddress) return mindingAddress(action);
    if (mayNeedSecondPerson.includes(schemaType)) {
      if (action.action === "publish") return waitingForApproval(action);
      if (action.action === "schedule") return schedulingOnceApproved(action);
    }
    const isZone = action.action === "publish" && schemaType === "freeZone";
    return isZone ? announcingPublish(action) : action;
  });
  if (isPageType(schemaType)) return [...offered, ViewPageAction, EditMetadataAction];
  return schemaType === "pageMetadata" ? [...offered, ViewPageAction] : offered;
};

/** What gives a page an address, changes it or takes it off the site says what follows from that. */
function mindingAddress(action: DocumentActionComponent): DocumentActionComponent {
  if (action.action === "publish") return announcingPublish(action);
  if (action.action === "schedule") return schedulingUnlessMoving(action);
  const removes = action.action === "unpublish" || action.action === "delete";
  return removes ? announcingRemoval(action) : action;
}
