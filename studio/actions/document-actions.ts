import type { DocumentActionComponent, DocumentActionsResolver } from "sanity";
import { isSingletonType } from "../../schemas/index.ts";
import { SECOND_PERSON_TYPES } from "../../schemas/rules/second-person.ts";
import { isPageType, slugRoutes } from "../../schemas/shared/routes.ts";
import { DeleteAction } from "../trash/delete-action.tsx";
import {
  announcingPublish,
  announcingRemoval,
  onceApproved,
  schedulingInWords,
  schedulingUnlessMoving,
} from "./address-changes/actions.ts";
import { EditMetadataAction, ViewPageAction } from "./page-actions.ts";
import { PageFromPageAction } from "./page-from-page.ts";
import { DeclineAction } from "./second-person/decline.tsx";
import { UnpublishAction } from "./unpublish.tsx";

/**
 * Actions for documents that exist exactly once. They may be changed and published, but not
 * deleted, because the site would lack a part.
 */
const singletonActions = ["publish", "schedule", "discardChanges", "discardVersion", "restore"];

/** The actions of a document: none that would break the site, and "View page" for pages. */
export const documentActions: DocumentActionsResolver = (actions, { schemaType }) => {
  const allowed = isSingletonType(schemaType)
    ? actions.filter(({ action }) => action !== undefined && singletonActions.includes(action))
    : actions;
  const offered = allowed.flatMap((action) => {
    const own = withSideEffects(ownAction(action, schemaType), schemaType);
    const mayNeedApproval = action.action === "publish" && SECOND_PERSON_TYPES.includes(schemaType);
    return mayNeedApproval ? [own, DeclineAction] : [own];
  });
  if (isPageType(schemaType)) return [...offered, ViewPageAction, EditMetadataAction];
  return schemaType === "pageMetadata" ? [...offered, ViewPageAction] : offered;
};

/** Types of pages that editors create, and of which they may copy one. */
const copyableTypes = ["service", "advantage", "freePage"];

/** The own action that replaces one of Sanity's. */
function ownAction(action: DocumentActionComponent, schemaType: string): DocumentActionComponent {
  if (action.action === "unpublish") return UnpublishAction;
  if (action.action === "delete") return DeleteAction;
  const copiesPage = action.action === "duplicate" && copyableTypes.includes(schemaType);
  return copiesPage ? PageFromPageAction : action;
}

/** An action that announces its effects and waits for an approval if one is needed. */
function withSideEffects(
  own: DocumentActionComponent,
  schemaType: string,
): DocumentActionComponent {
  const hasAddress = slugRoutes.some(({ type }) => type === schemaType);
  const needsApproval = SECOND_PERSON_TYPES.includes(schemaType);
  if (own.action === "publish") {
    if (needsApproval) return onceApproved(own);
    return hasAddress || schemaType === "freeZone" ? announcingPublish(own) : own;
  }
  if (own.action === "schedule") {
    const asking = schedulingInWords(own);
    if (needsApproval) return onceApproved(asking);
    return hasAddress ? schedulingUnlessMoving(asking) : asking;
  }
  const removes = own.action === "unpublish" || own.action === "delete";
  return hasAddress && removes ? announcingRemoval(own) : own;
}
