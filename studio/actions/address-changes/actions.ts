import type {
  DocumentActionComponent,
  DocumentActionDescription,
  DocumentActionProps,
} from "sanity";
import { askedInWords } from "../../sanity-patches/schedule-dialog.tsx";
import { useDecisions } from "../second-person/decisions.ts";
import { type Approval, approvalReasons, useApproval } from "../second-person/second-person.ts";
import { addressChange, moveOf } from "./address-change.ts";
import { useAnnounce } from "./announced-changes.tsx";

type Change = (
  description: DocumentActionDescription | null,
  props: DocumentActionProps,
  action: DocumentActionComponent["action"],
) => DocumentActionDescription | null;

/**
 * Makes a function that changes the description of an action. The same action always yields the
 * same component, so the Studio keeps its state.
 */
function changing(displayName: string, useChange: Change) {
  const changed = new Map<DocumentActionComponent, DocumentActionComponent>();
  return (action: DocumentActionComponent): DocumentActionComponent => {
    const known = changed.get(action);
    if (known !== undefined) return known;
    const component: DocumentActionComponent = (props) =>
      useChange(action(props), props, action.action);
    Object.assign(component, { action: action.action, displayName });
    changed.set(action, component);
    return component;
  };
}

/**
 * Publishing and scheduling. A draft that needs a second person cannot be published by its authors.
 */
export const onceApproved = changing("OnceApproved", (description, props, action) => {
  const approval = useApproval(props);
  const { approve, isSending } = useDecisions();
  const { type, draft, published } = props;
  const approved = withApproval(description, approval);
  if (approved === null || approval === "notNeeded" || draft === null) return approved;
  if (action === "schedule") {
    return type === "figure" ? { ...approved, disabled: true, title: BY_NEXT_VALUE } : approved;
  }
  // The log is published with the document and names who approved it.
  return approval === "possible"
    ? {
        ...approved,
        disabled: approved.disabled || isSending,
        onHandle: () => {
          void approve({ draft, published });
        },
      }
    : approved;
});

const BY_NEXT_VALUE =
  "Use the next value to change a tax figure on a later day. The log then names who approved it.";

/**
 * The description of an action while a draft waits for approval, or while this is not known yet.
 */
export function withApproval(
  description: DocumentActionDescription | null,
  approval: Approval,
): DocumentActionDescription | null {
  if (description === null || approval === "notNeeded") return description;
  if (approval === "possible") {
    return { ...description, label: `Approve and ${description.label.toLowerCase()}` };
  }
  const title = approvalReasons[approval];
  return approval === "looking"
    ? { ...description, disabled: true, title }
    : { ...description, label: "Waits for a second person", disabled: true, title };
}

/** Scheduling, with a dialog that reads days and times as other fields do. */
export const schedulingInWords = changing("ScheduleInWords", askedInWords);

/** Publishing. It announces a page's move, and a first publish. */
export const announcingPublish = changing("AnnouncePublish", (description, props) => {
  const announce = useAnnounce();
  const { id, type, published, draft } = props;
  const change = addressChange(published, draft);
  return before(description, () => {
    const isAnnounced = published === null || moveOf(change) !== undefined;
    announce(id, isAnnounced ? { id, type, ...change } : undefined);
  });
});

export const announcingRemoval = changing("AnnounceRemoval", (description, props) => {
  const announce = useAnnounce();
  const { id, type, published } = props;
  const change = addressChange(published, null);
  return before(description, () => {
    announce(id, change.from === undefined ? undefined : { id, type, ...change });
  });
});

function before(description: DocumentActionDescription | null, announce: () => void) {
  return (
    description && {
      ...description,
      onHandle: () => {
        announce();
        description.onHandle?.();
      },
    }
  );
}

/**
 * Scheduling of a single draft, unless the draft moves its page. A scheduled draft is published
 * alone, so its redirect and metadata would be left behind.
 */
export const schedulingUnlessMoving = changing("ScheduleUnlessMoving", (description, props) => {
  const move = moveOf(addressChange(props.published, props.draft));
  if (description === null || move === undefined) return description;
  const title = `The page moves to ${move.to}. Add it to a release: the redirect from ${move.from} and the metadata go with it.`;
  return { ...description, disabled: true, title };
});
