import type { DocumentActionComponent } from "sanity";
import { documentPath } from "../document-actions/page-address.ts";
import { useExpectRemoval } from "./removal-context.ts";

const wrapped = new Map<DocumentActionComponent, DocumentActionComponent>();

/**
 * An action that takes a page off the site, which says so before: the document and its actions may
 * be gone by the time that a redirect can be offered. It is the same component for the same action
 * each time, so that the Studio keeps its state.
 */
export function announcingRemoval(remove: DocumentActionComponent): DocumentActionComponent {
  const known = wrapped.get(remove);
  if (known !== undefined) return known;
  const action: DocumentActionComponent = (props) => {
    const description = remove(props);
    const expectRemoval = useExpectRemoval();
    if (description === null) return null;
    return {
      ...description,
      onHandle: () => {
        const path = props.published === null ? undefined : documentPath(props.published);
        if (path !== undefined) expectRemoval({ id: props.id, type: props.type, path });
        description.onHandle?.();
      },
    };
  };
  Object.assign(action, { action: remove.action, displayName: "AnnounceRemoval" });
  wrapped.set(remove, action);
  return action;
}
