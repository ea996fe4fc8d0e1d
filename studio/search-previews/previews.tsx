import { Box, Stack, Text } from "@sanity/ui";
import type { ReactNode } from "react";
import { imageUrls } from "../../schemas/shared/images/image-urls.ts";
import { contentLake, publicSiteUrl } from "../environment.ts";
import { headPreview } from "./head-preview.ts";
import { metadataDraft } from "./metadata-draft.ts";
import { SearchResult } from "./search-result.tsx";
import { ShareCard } from "./share-card.tsx";
import { useHeadFallbacks } from "./use-head-fallbacks.ts";

const imageUrl = imageUrls(contentLake);

/** What search engines and networks will show, of the form as it is, above its fields. */
export function Previews({ value, revision }: { value: unknown; revision: string | undefined }) {
  const draft = metadataDraft(value);
  const fallbacks = useHeadFallbacks(draft.path ?? "/", revision);
  if (fallbacks === undefined) return null;
  const preview = headPreview({ draft, fallbacks, base: publicSiteUrl, imageUrl });
  return (
    <Box
      style={{
        display: "grid",
        gap: "1.5rem",
        alignItems: "start",
        gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 17rem), 1fr))",
      }}
    >
      <Titled title="In search results">
        <SearchResult preview={preview} />
      </Titled>
      <Titled title="When shared">
        <ShareCard preview={preview} />
      </Titled>
    </Box>
  );
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={3}>
      <Text size={1} weight="medium">
        {title}
      </Text>
      {children}
    </Stack>
  );
}
