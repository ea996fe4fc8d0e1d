import { UnpublishIcon } from "@sanity/icons/Unpublish";
import { Text } from "@sanity/ui";
import { useState } from "react";
import { type DocumentActionComponent, useDocumentOperation } from "sanity";
import { Offer } from "../lib/controls.tsx";
import { useMay } from "../lib/use-may.ts";
import { NeedingList, useReferring } from "./address-changes/referring.tsx";

/** Replaces Sanity's own action, which fails while other documents refer to this one. */
export const UnpublishAction: DocumentActionComponent = ({ id, type, published, release }) => {
  const { unpublish } = useDocumentOperation(id, type);
  const { granted, reason } = useMay({ _id: id, _type: type }, "unpublish");
  const [isAsking, setAsking] = useState(false);
  if (published === null || release !== undefined) return null;
  return {
    label: "Unpublish",
    icon: UnpublishIcon,
    tone: "critical",
    disabled: unpublish.disabled !== false || !granted,
    title: granted === false ? reason : "",
    onHandle: () => setAsking(true),
    dialog: isAsking && {
      type: "custom",
      component: (
        <UnpublishDialog id={id} onClose={() => setAsking(false)} onUnpublish={unpublish.execute} />
      ),
    },
  };
};
UnpublishAction.action = "unpublish";
UnpublishAction.displayName = "Unpublish";

type DialogProps = { id: string; onClose: () => void; onUnpublish: () => void };

function UnpublishDialog({ id, onClose, onUnpublish }: DialogProps) {
  const needing = useReferring(id);
  const header = "Take it off the site?";
  if (needing !== undefined && needing.length > 0) {
    return (
      <Offer header={header} refuse="Close" onClose={onClose}>
        <NeedingList documents={needing}>it can be unpublished once none does</NeedingList>
      </Offer>
    );
  }
  return (
    <Offer
      {...{ header, onClose }}
      refuse="Cancel"
      accept="Unpublish"
      tone="critical"
      isDisabled={needing === undefined}
      onAccept={onUnpublish}
    >
      {needing === undefined ? (
        <Text role="status">Looking for what refers to it…</Text>
      ) : (
        <Text>Visitors no longer find it. What it holds stays as a draft.</Text>
      )}
    </Offer>
  );
}
