import type { SanityClient } from "@sanity/client";
import { Button, Flex, Text } from "@sanity/ui";
import { type ReactNode, useId } from "react";
import { useActions } from "./use-actions.tsx";

export type UndoableProps = {
  title: string;
  /** What stands beside the title, such as the day. */
  said: ReactNode;
  /** What the button says and does, and what is said afterwards. */
  button: string;
  takeBack: (client: SanityClient) => Promise<void>;
  done: string;
  failed: string;
  /** Other buttons. */
  children?: ReactNode;
};

/** Something that was done, in a list, with a button that takes it back. */
export function UndoableItem(props: UndoableProps) {
  const { title, said, button, takeBack, done, failed, children } = props;
  const titleId = useId();
  const { send, isSending } = useActions();
  const press = async (client: SanityClient) => {
    await takeBack(client);
    return undefined;
  };
  return (
    <Flex as="li" gap={3} align="center" wrap="wrap">
      <Text size={1} id={titleId}>
        {title}
      </Text>
      <Text size={1} muted>
        {said}
      </Text>
      <Button
        mode="ghost"
        fontSize={1}
        padding={2}
        text={button}
        aria-describedby={titleId}
        disabled={isSending}
        onClick={() => send(press, done, failed)}
      />
      {children}
    </Flex>
  );
}
