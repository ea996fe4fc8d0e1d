import { Button, Dialog, Flex, Stack } from "@sanity/ui";
import { type ReactNode, useId } from "react";

type AnswersProps = {
  refuse: string;
  onRefuse: () => void;
  accept?: string | undefined;
  tone?: "primary" | "critical";
  isDisabled?: boolean;
  onAccept?: () => void;
};

/** The foot of a dialog: a button that leaves everything as it is, and one that does it. */
export function Answers({ refuse, onRefuse, accept, tone, isDisabled, onAccept }: AnswersProps) {
  return (
    <Flex gap={2} justify="flex-end" padding={3}>
      <Button mode="bleed" text={refuse} onClick={onRefuse} />
      {accept !== undefined && (
        <Button tone={tone ?? "primary"} text={accept} disabled={isDisabled} onClick={onAccept} />
      )}
    </Flex>
  );
}

type OfferProps = {
  header: string;
  children: ReactNode;
  /** Text of the button that leaves everything as it is. */
  refuse: string;
  /** Text of the button that takes the offer up, where there is one to take up. */
  accept?: string;
  isDisabled?: boolean;
  onAccept?: () => void;
  onClose: () => void;
};

/** A dialog of the whole Studio, which belongs to no form; it closes with either answer. */
export function Offer(props: OfferProps) {
  const { header, children, refuse, accept, isDisabled = false, onAccept, onClose } = props;
  const id = useId();
  return (
    <Dialog
      id={id}
      header={header}
      width={1}
      onClose={onClose}
      footer={
        <Answers
          {...{ refuse, accept, isDisabled }}
          onRefuse={onClose}
          onAccept={() => {
            onClose();
            onAccept?.();
          }}
        />
      }
    >
      <Stack gap={4} padding={4}>
        {children}
      </Stack>
    </Dialog>
  );
}
