import { Button, Dialog, Flex, Stack } from "@sanity/ui";
import { type ReactNode, useId } from "react";

type OfferProps = {
  header: string;
  children: ReactNode;
  /** Text of the button that leaves everything as it is. */
  refuse: string;
  /** Text of the button that takes the offer up, where there is one to take up. */
  accept?: string;
  tone?: "primary" | "critical";
  isDisabled?: boolean;
  onAccept?: () => void;
  onClose: () => void;
};

/** A dialog that closes with either answer. */
export function Offer(props: OfferProps) {
  const { header, children, refuse, accept, tone = "primary", onAccept, onClose } = props;
  const take = () => {
    onClose();
    onAccept?.();
  };
  return (
    <Dialog
      id={useId()}
      header={header}
      width={1}
      onClose={onClose}
      footer={
        <Flex gap={2} justify="flex-end" padding={3}>
          <Button mode="bleed" text={refuse} onClick={onClose} />
          {accept !== undefined && (
            <Button tone={tone} text={accept} disabled={props.isDisabled ?? false} onClick={take} />
          )}
        </Flex>
      }
    >
      <Stack gap={4} padding={4}>
        {children}
      </Stack>
    </Dialog>
  );
}
