// sanity 6.16.0: Sanity renders a document again once it knows whether it takes comments, which closes an
// open dialog. Not needed once it asks before the first rendering.

import { Flex } from "@sanity/ui";
import {
  type DocumentLayoutProps,
  definePlugin,
  LoadingBlock,
  useCommentsEnabled,
  useFeatureEnabled,
} from "sanity";

/**
 * Waits until Sanity knows whether a document takes comments. Sanity then renders the document
 * again, and would close an open dialog, menu or field.
 */
function SettledDocument(props: DocumentLayoutProps) {
  const { mode } = useCommentsEnabled();
  const { error } = useFeatureEnabled("studioComments");
  if (mode !== null || error !== null) return props.renderDefault(props);
  return (
    <Flex flex={2.5}>
      <LoadingBlock fill showText />
    </Flex>
  );
}

/** Renders a document once, when it no longer has to be rendered again. */
export const settledDocument = definePlugin({
  name: "nordune/settled-document",
  document: { components: { unstable_layout: SettledDocument } },
});
