import { HashIcon } from "@sanity/icons/Hash";
import { SearchIcon } from "@sanity/icons/Search";
import {
  Box,
  Card,
  Container,
  Grid,
  Heading,
  Stack,
  Tab,
  TabList,
  TabPanel,
  Text,
  TextInput,
} from "@sanity/ui";
import { useState } from "react";
import { definePlugin } from "sanity";
import { route, useRouter } from "sanity/router";
import { isoDay } from "../../schemas/figures/review-day.ts";
import { listsOf, type Tab as TabName, tabNames, tabs } from "./figure-lists.ts";
import { FigurePanel } from "./figure-panel.tsx";
import { FigureRow } from "./figure-row.tsx";
import { type FigureContent, useFigures } from "./use-figures.ts";

/** Shows which figures are due, what shows them, and lets editors confirm and change them. */
export function FiguresTool() {
  const { state, readAgain } = useFigures();
  return (
    <Box height="fill" overflow="auto" padding={5}>
      <Container width={4}>
        <Stack gap={5}>
          <Heading as="h1" size={3}>
            Figures
          </Heading>
          {state.phase === "loading" && <Text muted>Reading the figures…</Text>}
          {state.phase === "failed" && (
            <Card padding={4} radius={3} tone="critical" border role="alert">
              <Text>The figures could not be read: {state.message}</Text>
            </Card>
          )}
          {state.phase === "ready" && <Figures content={state.content} onChanged={readAgain} />}
        </Stack>
      </Container>
    </Box>
  );
}

function Figures({ content, onChanged }: { content: FigureContent; onChanged: () => void }) {
  const [tab, setTab] = useState<TabName>("due");
  const [search, setSearch] = useState("");
  const router = useRouter();
  const opened = content.figures.find(({ _id }) => _id === router.state.figure);
  const lists = listsOf(tab, content, { search, today: isoDay() });
  return (
    <Grid gridTemplateColumns={[1, 1, 2]} gap={5}>
      <Stack gap={4}>
        <TabList gap={1}>
          {tabNames.map((name) => (
            <Tab
              key={name}
              id={`figures-tab-${name}`}
              aria-controls="figures-list"
              label={tabs[name]}
              selected={name === tab}
              onClick={() => setTab(name)}
            />
          ))}
        </TabList>
        <TextInput
          type="search"
          icon={SearchIcon}
          aria-label="Find a figure"
          placeholder="Find a figure"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <TabPanel id="figures-list" aria-labelledby={`figures-tab-${tab}`}>
          <Stack gap={5}>
            {lists.length === 0 && <Text muted>{nothingIn(tab, search)}</Text>}
            {lists.map(({ title, figures }) => (
              <Stack key={title ?? tab} gap={3}>
                {title !== undefined && (
                  <Heading as="h2" size={1}>
                    {title} ({figures.length})
                  </Heading>
                )}
                {figures.map((figure) => (
                  <FigureRow
                    key={figure._id}
                    figure={figure}
                    all={content.figures}
                    isOpen={figure._id === opened?._id}
                    onOpen={() => router.navigate({ figure: figure._id })}
                  />
                ))}
              </Stack>
            ))}
          </Stack>
        </TabPanel>
      </Stack>
      {opened === undefined ? (
        <Text muted>Choose a figure to see every sentence that shows it.</Text>
      ) : (
        <FigurePanel key={opened._id} figure={opened} content={content} onDone={onChanged} />
      )}
    </Grid>
  );
}

function nothingIn(tab: TabName, search: string): string {
  if (search.trim() !== "") return "No figure here has these words.";
  if (tab === "due") return "Nothing is due.";
  return tab === "unused" ? "Every figure is shown on a page." : "No figures.";
}

/** The tool "Figures". */
export const figures = definePlugin({
  name: "nordune/figures",
  tools: [
    {
      name: "figures",
      title: "Figures",
      icon: HashIcon,
      component: FiguresTool,
      router: route.create("/", [route.create("/:figure")]),
    },
  ],
});
