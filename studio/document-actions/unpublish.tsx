import { UnpublishIcon } from "@sanity/icons/Unpublish";
import { Text } from "@sanity/ui";
import { useState } from "react";
import {
  type DocumentActionComponent,
  useDocumentOperation,
  useDocumentPairPermissions,
} from "sanity";
import { NeedingList, useReferring } from "../address-changes/referring.tsx";
import { Offer } from "../lib/controls.tsx";

/**
 * In place of Sanity's own, which is offered with the published version alone and cannot work as long
 * as other documents refer to this one.
 */
export const UnpublishAction: DocumentActionComponent = ({ id, type, published, release }) => {
  const { unpublish } = useDocumentOperation(id, type);
  const [permission] = useDocumentPairPermissions({ id, type, permission: "unpublish" });
  const [isAsking, setAsking] = useState(false);
  if (published === null || release !== undefined) return null;
  return {
    label: "Unpublish",
    icon: UnpublishIcon,
    tone: "critical",
    disabled: unpublish.disabled !== false || permission?.granted === false,
    title: permission?.granted === false ? "Your role may not take anything off the site." : "",
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
  if (needing.length > 0) {
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
      onAccept={onUnpublish}
    >
      <Text>Visitors no longer find it. What it holds stays as a draft.</Text>
    </Offer>
  );
}
