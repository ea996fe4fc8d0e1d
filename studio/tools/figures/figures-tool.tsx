import { ArrowLeftIcon } from "@sanity/icons/ArrowLeft";
import { HashIcon } from "@sanity/icons/Hash";
import { Box, Button, Card, Flex, Stack, Text, useMediaIndex } from "@sanity/ui";
import { useState } from "react";
import { definePlugin } from "sanity";
import { route, useRouter } from "sanity/router";
import { FigureBrowser } from "./figure-browser.tsx";
import { tabNames } from "./figure-lists.ts";
import { FigurePanel } from "./figure-panel.tsx";
import { OPEN_FIGURE, OPEN_FIGURE_TAB } from "./open-figure.ts";
import { type FigureContent, useFigures } from "./use-figures.ts";

function FiguresTool() {
  const content = useFigures();
  if (content !== undefined && !(content instanceof Error)) return <Figures content={content} />;
  return (
    <Box padding={5}>
      {content === undefined ? (
        <Text muted>Reading the figures…</Text>
      ) : (
        <Card padding={4} radius={3} tone="critical" border role="alert">
          <Text>The figures could not be read: {content.message}</Text>
        </Card>
      )}
    </Box>
  );
}

/** The list and the open figure side by side, or one at a time in a narrow window. */
function Figures({ content }: { content: FigureContent }) {
  const router = useRouter();
  const isNarrow = useMediaIndex() < 2;
  const [left, setLeft] = useState<string>();
  // The list keeps its tab while a figure is open.
  const [tab, setTab] = useState(() => tabNames.find((each) => each === router.state.tab) ?? "due");
  const opened = content.figures.find(({ _id }) => _id === router.state.figure);
  const open = (figure: string) => {
    setLeft(undefined);
    router.navigate({ figure });
  };
  const close = () => {
    setLeft(opened?._id);
    router.navigate({});
  };
  return (
    <Flex height="fill">
      {!(isNarrow && opened) && (
        <Box flex={1} overflow="auto" padding={[3, 4, 5]}>
          <FigureBrowser {...{ content, opened, left, tab }} onTab={setTab} onOpen={open} />
        </Box>
      )}
      {opened !== undefined && (
        <Card
          flex={1}
          overflow="auto"
          padding={[3, 4, 5]}
          borderLeft={!isNarrow}
          // Within a field, Escape belongs to the field.
          onKeyDown={({ key, target }) =>
            key === "Escape" && !(target instanceof HTMLInputElement) && close()
          }
        >
          <Stack gap={4}>
            {isNarrow && (
              <Box>
                <Button icon={ArrowLeftIcon} text="All figures" mode="bleed" onClick={close} />
              </Box>
            )}
            <FigurePanel key={opened._id} figure={opened} content={content} />
          </Stack>
        </Card>
      )}
    </Flex>
  );
}

export const figuresTool = definePlugin({
  name: "nordune/figures",
  tools: [
    {
      name: "figures",
      title: "Figures",
      icon: HashIcon,
      component: FiguresTool,
      router: route.create("/", [route.create("/tab/:tab"), route.create("/:figure")]),
      canHandleIntent: (intent) => intent === OPEN_FIGURE || intent === OPEN_FIGURE_TAB,
      getIntentState: (intent, params) =>
        intent === OPEN_FIGURE_TAB ? { tab: params.tab } : { figure: params.id },
    },
  ],
});
