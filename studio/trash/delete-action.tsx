import { TrashIcon } from "@sanity/icons/Trash";
import { Text } from "@sanity/ui";
import { useState } from "react";
import { type DocumentActionComponent, useCurrentUser } from "sanity";
import { translatedTypes } from "../../schemas/shared/translations/translated-types.ts";
import { findingDocument } from "../../scripts/check-content/checks/content.ts";
import { NeedingList, useReferring } from "../actions/address-changes/referring.tsx";
import { Offer } from "../lib/controls.tsx";
import { useActions } from "../lib/use-actions.tsx";
import { useMay } from "../lib/use-may.ts";
import { deleteIntoTrash, restoreFromTrash } from "./deleted.ts";

/**
 * Replaces Sanity's own action, which counts a document's own translations among what refers to it,
 * leaves them behind, and offers no way back.
 */
export const DeleteAction: DocumentActionComponent = ({
  id,
  type,
  draft,
  published,
  version,
  release,
}) => {
  const { granted, reason } = useMay({ _id: id, _type: type }, "delete");
  const [isAsking, setAsking] = useState(false);
  const { send, isSending } = useActions();
  const by = useCurrentUser()?.id;
  if (release !== undefined) return null;
  const shown = version ?? draft ?? published;
  const remove = () =>
    send(
      async (client) => {
        const entry = await deleteIntoTrash(client, { id, by });
        return async (again) => {
          await restoreFromTrash(again, entry);
          return undefined;
        };
      },
      "Deleted. Start lists it for thirty days.",
      "It could not be deleted.",
    );
  return {
    label: "Delete",
    icon: TrashIcon,
    tone: "critical",
    disabled: shown === null || isSending || !granted,
    title: granted === false ? reason : "",
    onHandle: () => setAsking(true),
    dialog: isAsking &&
      shown !== null && {
        type: "custom",
        component: (
          <DeleteDialog
            id={id}
            type={type}
            title={findingDocument(shown).title}
            onClose={() => setAsking(false)}
            onDelete={remove}
          />
        ),
      },
  };
};
DeleteAction.action = "delete";
DeleteAction.displayName = "Delete";

const isTranslated = (type: string) => translatedTypes.some((each) => each === type);

type DialogProps = {
  id: string;
  type: string;
  title: string;
  onClose: () => void;
  onDelete: () => void;
};

function DeleteDialog({ id, type, title, onClose, onDelete }: DialogProps) {
  const needing = useReferring(id);
  const header = `Delete “${title}”?`;
  if (needing !== undefined && needing.length > 0) {
    return (
      <Offer header={header} refuse="Close" onClose={onClose}>
        <NeedingList documents={needing}>it can be deleted once none does</NeedingList>
      </Offer>
    );
  }
  return (
    <Offer
      {...{ header, onClose }}
      refuse="Cancel"
      accept="Delete"
      tone="critical"
      isDisabled={needing === undefined}
      onAccept={onDelete}
    >
      {needing === undefined ? (
        <Text role="status">Looking for what refers to it…</Text>
      ) : (
        <Text>
          {isTranslated(type)
            ? "Its draft and its translations go with it. Start lists it for thirty days, and can bring all of them back."
            : "Its draft goes with it. Start lists it for thirty days, and can bring it back."}
        </Text>
      )}
    </Offer>
  );
}
