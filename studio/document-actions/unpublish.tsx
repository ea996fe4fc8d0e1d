import { UnpublishIcon } from "@sanity/icons/Unpublish";
import { Box, Text } from "@sanity/ui";
import { useState } from "react";
import {
  type DocumentActionComponent,
  type SanityDocument,
  useDocumentOperation,
  useDocumentPairPermissions,
} from "sanity";
import { NeedingList } from "../address-changes/referring.tsx";
import { stillReferring } from "../address-changes/still-referring.ts";
import { Answers } from "../lib/offer.tsx";
import { type Asked, useLatestAnswer } from "../lib/use-latest.ts";

const NOBODY: SanityDocument[] = [];

/**
 * In place of Sanity's own, which is offered with the published version alone and cannot work as long
 * as other documents refer to this one.
 */
export const UnpublishAction: DocumentActionComponent = ({ id, type, published, release }) => {
  const { unpublish } = useDocumentOperation(id, type);
  const [permission] = useDocumentPairPermissions({ id, type, permission: "unpublish" });
  const [isAsking, setAsking] = useState(false);
  const asked: Asked | undefined = isAsking ? { params: { id }, perspective: "raw" } : undefined;
  const referring = useLatestAnswer<SanityDocument[]>("*[references($id)]", asked, NOBODY);
  const needing = stillReferring({ referring, inRelease: [] }, { id, releaseId: "" });
  if (published === null || release !== undefined) return null;
  const close = () => setAsking(false);
  const canGo = needing.length === 0;
  return {
    label: "Unpublish",
    icon: UnpublishIcon,
    tone: "critical",
    disabled: unpublish.disabled !== false || permission?.granted === false,
    title: permission?.granted === false ? "Your role may not take anything off the site." : "",
    onHandle: () => setAsking(true),
    dialog: isAsking && {
      header: "Take it off the site?",
      onClose: close,
      content: (
        <Box padding={4}>
          {canGo ? (
            <Text>Visitors no longer find it. What it holds stays as a draft.</Text>
          ) : (
            <NeedingList documents={needing}>it can be unpublished once none does</NeedingList>
          )}
        </Box>
      ),
      footer: (
        <Answers
          refuse={canGo ? "Cancel" : "Close"}
          onRefuse={close}
          accept={canGo ? "Unpublish" : undefined}
          tone="critical"
          onAccept={() => {
            close();
            unpublish.execute();
          }}
        />
      ),
    },
  };
};
UnpublishAction.action = "unpublish";
UnpublishAction.displayName = "Unpublish";
