import { SearchIcon } from "@sanity/icons/Search";
import { Heading, Stack, Tab, TabList, TabPanel, Text, TextInput } from "@sanity/ui";
import { useState } from "react";
import { dubaiDay } from "../../../schemas/shared/figures/dubai-day.ts";
import type { StoredFigure } from "../../../schemas/shared/figures/stored-figure.ts";
import { moveByArrows } from "../../lib/move-by-arrows.ts";
import { usePlannedChanges } from "./coming.tsx";
import { listsOf, type Tab as TabName, tabNames, tabs } from "./figure-lists.ts";
import { FigureRow } from "./figure-row.tsx";
import { SourceLists } from "./source-lists.tsx";
import type { FigureContent } from "./use-figures.ts";

type FigureBrowserProps = {
  content: FigureContent;
  opened: StoredFigure | undefined;
  /** The figure that was open before. The focus returns to its row. */
  left: string | undefined;
  tab: TabName;
  onTab: (tab: TabName) => void;
  onOpen: (id: string) => void;
};

export function FigureBrowser({ tab, onTab, ...props }: FigureBrowserProps) {
  const { content, onOpen } = props;
  const [search, setSearch] = useState("");
  const labels = { ...tabs, sources: withCount(tabs.sources, content.sources.length) };
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
            label={labels[name]}
            selected={name === tab}
            onClick={() => onTab(name)}
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
        {tab === "sources" ? (
          <SourceLists content={content} search={search} onOpen={onOpen} />
        ) : (
          <FigureLists {...props} tab={tab} search={search} />
        )}
      </TabPanel>
    </Stack>
  );
}

const withCount = (title: string, count: number) => (count === 0 ? title : `${title} (${count})`);

type FigureTab = Exclude<TabName, "sources">;

type FigureListsProps = Omit<FigureBrowserProps, "tab" | "onTab"> & {
  tab: FigureTab;
  search: string;
};

function FigureLists({ content, opened, left, onOpen, tab, search }: FigureListsProps) {
  const planned = usePlannedChanges();
  const lists = listsOf(tab, content, { search, today: dubaiDay(), planned });
  return (
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
  );
}

function nothingIn(tab: FigureTab, search: string): string {
  if (search.trim() !== "") return "No figure contains these words.";
  if (tab === "due") return "Nothing is due.";
  if (tab === "coming") return "Nothing is to change on a later day.";
  return tab === "unused" ? "Every figure is shown on a page." : "No figures.";
}
