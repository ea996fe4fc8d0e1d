import type { SanityClient } from "@sanity/client";
import { Box, Card, Stack, Text } from "@sanity/ui";
import { type ReactNode, useCallback, useState } from "react";
import { SHARE_IMAGE_SIZE } from "../../../schemas/shared/head/share-image-path.ts";
import { imageUrls } from "../../../schemas/shared/images/image-urls.ts";
import { pageAt } from "../../../schemas/shared/routes.ts";
import { contentLake, publicSiteUrl } from "../../environment.ts";
import { useRequest } from "../../lib/use-latest.ts";
import {
  type HeadFallbacks,
  type HeadPreview,
  headFallbacksQuery,
  headPreview,
  metadataDraft,
} from "./head-preview.ts";

function SearchResult({ preview }: { preview: HeadPreview }) {
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

const { width, height } = SHARE_IMAGE_SIZE;

/** Networks show about two lines. The whole text is in its field. */
const twoLines = {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
} as const;

function ShareCard({ preview }: { preview: HeadPreview }) {
  const { url, isMade } = preview.picture;
  const [missingUrl, setMissingUrl] = useState<string>();
  return (
    <Card border radius={3} overflow="hidden" role="group" aria-label="Share preview">
      <Card tone="transparent" style={{ aspectRatio: `${width} / ${height}` }}>
        {missingUrl === url ? (
          <Stack padding={4}>
            <Text size={1} muted>
              The site shows no picture here yet: it draws one for published pages while it runs.
            </Text>
          </Stack>
        ) : (
          // biome-ignore lint/performance/noImgElement: the Studio is no Next application.
          <img
            src={url}
            alt={
              isMade ? "Drawn from the headline, anew after each publish" : "The image chosen below"
            }
            width={width}
            height={height}
            onError={() => setMissingUrl(url)}
            style={{ display: "block", width: "100%", height: "auto" }}
          />
        )}
      </Card>
      <Stack gap={4} padding={4}>
        <Text size={0} muted>
          {preview.host}
        </Text>
        <Text size={1} weight="semibold">
          {preview.sharedTitle}
        </Text>
        <Text size={1} muted>
          <span style={twoLines}>{preview.sharedDescription}</span>
        </Text>
      </Stack>
    </Card>
  );
}

const imageUrl = imageUrls(contentLake);

/** Previews for search engines and networks, made from the current form. */
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

/**
 * The content that fills empty fields at `path`; undefined while it loads. Drafts count, because a
 * page may not have been published yet. It is read again when `revision` changes, which happens when
 * the metadata is published.
 */
function useHeadFallbacks(path: string, revision: string | undefined): HeadFallbacks | undefined {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision is what asks again.
  const ask = useCallback(
    async (client: SanityClient): Promise<HeadFallbacks> => {
      const page = pageAt(path);
      const asked = { path, type: page?.type ?? "", slug: page?.slug ?? null };
      const read = (perspective: "drafts" | "published") =>
        client
          .withConfig({ perspective, useCdn: false })
          .fetch<HeadFallbacks>(headFallbacksQuery, asked);
      const [drafts, published] = await Promise.all([read("drafts"), read("published")]);
      // The site draws a page's picture anew for each published revision.
      return { ...drafts, metadataRevision: published.metadataRevision };
    },
    [path, revision],
  );
  return useRequest(ask);
}
