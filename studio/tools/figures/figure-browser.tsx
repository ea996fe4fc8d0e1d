import { SearchIcon } from "@sanity/icons/Search";
import { Heading, Stack, Tab, TabList, TabPanel, Text, TextInput } from "@sanity/ui";
import { useState } from "react";
import { dubaiDay } from "../../../schemas/shared/figures/dubai-day.ts";
import type { StoredFigure } from "../../../schemas/shared/figures/stored-figure.ts";
import { moveByArrows } from "../../lib/move-by-arrows.ts";
import { usePlannedChanges } from "./coming.tsx";
import { listsOf, type Tab as TabName, tabNames, tabs } from "./figure-lists.ts";
import { FigureRow } from "./figure-row.tsx";
import type { FigureContent } from "./use-figures.ts";

type FigureBrowserProps = {
  content: FigureContent;
  opened: StoredFigure | undefined;
  /** The figure that was open before. The focus returns to its row. */
  left: string | undefined;
  onOpen: (id: string) => void;
};

export function FigureBrowser({ content, opened, left, onOpen }: FigureBrowserProps) {
  const [tab, setTab] = useState<TabName>("due");
  const [search, setSearch] = useState("");
  const planned = usePlannedChanges();
  const lists = listsOf(tab, content, { search, today: dubaiDay(), planned });
  return (
    <Stack gap={4}>
      <Heading as="h1" size={3}>
        Figures
      </Heading>
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
        placeholder="Find by label, condition, value and unit"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <TabPanel id="figures-list" aria-labelledby={`figures-tab-${tab}`}>
        <Stack gap={5} onKeyDown={moveByArrows}>
          {lists.length === 0 && (
            <Text muted>
              {tab === "coming" && planned === undefined
                ? "Looking for changes in releases…"
                : nothingIn(tab, search)}
            </Text>
          )}
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
                  isLeft={figure._id === left}
                  onOpen={() => onOpen(figure._id)}
                />
              ))}
            </Stack>
          ))}
        </Stack>
      </TabPanel>
    </Stack>
  );
}

function nothingIn(tab: TabName, search: string): string {
  if (search.trim() !== "") return "No figure contains these words.";
  if (tab === "due") return "Nothing is due.";
  if (tab === "coming") return "Nothing is to change on a later day.";
  return tab === "unused" ? "Every figure is shown on a page." : "No figures.";
}
