import { Flex } from "@sanity/ui";
import {
  type DocumentLayoutProps,
  definePlugin,
  LoadingBlock,
  useCommentsEnabled,
  useFeatureEnabled,
} from "sanity";

/**
 * Waits until Sanity knows whether a document takes comments: by what it then puts around the
 * document it draws all of it anew, and an open dialog, menu or field would be closed.
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

/** Shows a document once, and not as something that is taken away again a moment later. */
export const settledDocument = definePlugin({
  name: "nordune/settled-document",
  document: { components: { unstable_layout: SettledDocument } },
});
