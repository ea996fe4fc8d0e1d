import { Card, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import { SHARE_IMAGE_SIZE } from "../../schemas/shared/head/share-image-path.ts";
import type { HeadPreview } from "./head-preview.ts";

const { width, height } = SHARE_IMAGE_SIZE;

/** Networks show about as much; the whole text is in its field. */
const twoLines = {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
} as const;

/** The page as networks show it where somebody shares its address. */
export function ShareCard({ preview }: { preview: HeadPreview }) {
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
