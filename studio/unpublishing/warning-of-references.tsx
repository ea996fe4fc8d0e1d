import { Box, Button, Flex } from "@sanity/ui";
import { useState } from "react";
import { type DocumentActionComponent, isGoingToUnpublish } from "sanity";
import { ReferringList } from "./referring-list.tsx";
import { useReferring } from "./use-referring.ts";

const wrapped = new Map<DocumentActionComponent, DocumentActionComponent>();

/**
 * The action that has a release take a document off the site, which first says what still refers to
 * the document: Sanity says so only when the release is to be published. It is the same component
 * for the same action each time, so that the Studio keeps its state.
 */
export function warningOfReferences(unpublish: DocumentActionComponent): DocumentActionComponent {
  const known = wrapped.get(unpublish);
  if (known !== undefined) return known;
  const action: DocumentActionComponent = (props) => {
    const { id, release, version } = props;
    const description = unpublish(props);
    const isPlanned = version !== null && isGoingToUnpublish(version);
    const referring = useReferring(id, isPlanned ? undefined : release);
    const [isWarning, setWarning] = useState(false);
    if (description === null || referring.length === 0) return description;
    const close = () => setWarning(false);
    const goOn = () => {
      close();
      description.onHandle?.();
    };
    return {
      ...description,
      onHandle: () => setWarning(true),
      dialog: !isWarning
        ? description.dialog
        : {
            header: "Other documents refer to it",
            onClose: close,
            content: (
              <Box padding={4}>
                <ReferringList documents={referring} />
              </Box>
            ),
            footer: (
              <Flex gap={2} justify="flex-end" padding={3}>
                <Button mode="bleed" text="Cancel" onClick={close} />
                <Button tone="critical" text="Unpublish it all the same" onClick={goOn} />
              </Flex>
            ),
          },
    };
  };
  Object.assign(action, { action: unpublish.action, displayName: "WarningOfReferences" });
  wrapped.set(unpublish, action);
  return action;
}
