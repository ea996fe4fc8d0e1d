import { Card, Stack, Text } from "@sanity/ui";
import type { HeadPreview } from "./head-preview.ts";

/** The page as a search engine lists it. */
export function SearchResult({ preview }: { preview: HeadPreview }) {
  return (
    <Card border padding={4} radius={3} role="group" aria-label="Search result preview">
      <Stack gap={4}>
        <Text size={1} muted textOverflow="ellipsis">
          {preview.address}
        </Text>
        <Text size={2} accent weight="medium">
          {preview.title}
        </Text>
        <Text size={1}>{preview.description}</Text>
      </Stack>
    </Card>
  );
}
