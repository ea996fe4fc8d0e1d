import { Button, Flex, Stack, Text } from "@sanity/ui";
import type { Move } from "../../schemas/rules/renaming.ts";

/** Says what a redirect from the old address would do. */
export function Offer({ from, to }: Move) {
  return (
    <Stack gap={4}>
      <Text>
        The page has moved from {from} to {to}. Links and search results still lead to the old
        address, where visitors now find “Page Not Found”.
      </Text>
      <Text muted size={1}>
        A permanent redirect takes them to the new address, and what already leads to the old one
        will lead straight to the new one. The page's metadata has moved along either way.
      </Text>
    </Stack>
  );
}

/** The two answers to the offer. */
export function Answers({ accept, refuse }: { accept: () => void; refuse: () => void }) {
  return (
    <Flex gap={2} justify="flex-end">
      <Button mode="bleed" text="No redirect" onClick={refuse} />
      <Button tone="primary" text="Make the redirect" onClick={accept} />
    </Flex>
  );
}
