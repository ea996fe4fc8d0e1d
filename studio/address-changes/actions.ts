import type {
  DocumentActionComponent,
  DocumentActionDescription,
  DocumentActionProps,
} from "sanity";
import { figuresAmong } from "../../schemas/shared/figures/stored-figure.ts";
import { useApproving } from "../figures-tool/publish-figure.ts";
import { type Approval, approvalReasons, useApproval } from "../second-person/second-person.ts";
import { addressChange, moveOf } from "./address-change.ts";
import { useAnnounce } from "./announced-changes.tsx";

type Change = (
  description: DocumentActionDescription | null,
  props: DocumentActionProps,
  action: DocumentActionComponent["action"],
) => DocumentActionDescription | null;

/**
 * Makes a function that changes what an action says of itself. For the same action it gives the same
 * component each time, so that the Studio keeps its state.
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

/** Publishing and scheduling: what needs a second person does not go out by those who wrote it. */
export const onceApproved = changing("OnceApproved", (description, props, action) => {
  const approval = useApproval(props);
  const { approve, isSending } = useApproving();
  const [figure] = figuresAmong([props.published ?? props.draft]);
  const [draft] = figuresAmong([props.draft]);
  const approved = withApproval(description, approval);
  if (approved === null || approval === "notNeeded" || !figure || !draft) return approved;
  if (action === "schedule") return { ...approved, disabled: true, title: BY_NEXT_VALUE };
  // Who approves a figure stands in its log, which goes out with it.
  return approval === "possible"
    ? {
        ...approved,
        disabled: approved.disabled || isSending,
        onHandle: () => {
          void approve(figure, draft);
        },
      }
    : approved;
});

const BY_NEXT_VALUE =
  "A tax figure changes on a later day by its next value: so the log says who approved it.";

/** What an action says of itself while a draft waits for somebody else, or for an answer. */
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

/** Publishing: announces a page's move, and what is published for the first time. */
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
 * Scheduling a single draft, except for one that moves its page: what is scheduled so goes out
 * alone, and redirect and metadata would stay behind.
 */
export const schedulingUnlessMoving = changing("ScheduleUnlessMoving", (description, props) => {
  const move = moveOf(addressChange(props.published, props.draft));
  if (description === null || move === undefined) return description;
  const title = `The page moves to ${move.to}. Add it to a release: the redirect from ${move.from} and the metadata go with it.`;
  return { ...description, disabled: true, title };
});
