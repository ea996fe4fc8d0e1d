import { HomeIcon } from "@sanity/icons/Home";
import { LaunchIcon } from "@sanity/icons/Launch";
import { Box, Card, Container, Flex, Grid, Heading, Stack, Text } from "@sanity/ui";
import type { ReactNode } from "react";
import { definePlugin, useWorkspace } from "sanity";
import { dubaiDay } from "../../schemas/shared/figures/dubai-day.ts";
import { publicSiteUrl } from "../environment.ts";
import { DocumentLink, EditLink } from "../lib/controls.tsx";
import { dubaiClock } from "../lib/dubai-clock.ts";
import { useAnswer } from "../lib/use-latest.ts";
import { PageMarks } from "../pages/page-parts.tsx";
import { type PageGroup, type TreePage, usePages } from "../pages/pages.ts";
import { GuideCard } from "./guide.tsx";
import {
  fetchOverview,
  figuresToLookUp,
  type ListedDocument,
  type ScheduledRelease,
} from "./overview.ts";

/** The figures tool has them all. */
const MOST_FIGURES = 8;

/** What an editor sees first: what waits, what was done last, and every page of the site. */
function StartScreen() {
  const overview = useAnswer(fetchOverview);
  const groups = usePages();
  const { releases, scheduledDrafts } = useWorkspace();
  const maySchedule = releases?.enabled || scheduledDrafts?.enabled;
  const dueFigures = figuresToLookUp(overview?.figures ?? [], dubaiDay()).slice(0, MOST_FIGURES);
  return (
    <Box height="fill" overflow="auto" padding={[3, 4, 5]}>
      <Container width={4}>
        <Stack gap={5}>
          <Heading as="h1" size={3}>
            Start
          </Heading>
          <Grid gridTemplateColumns={[1, 1, 2]} gap={4}>
            <Stack gap={4}>
              {overview !== undefined && (
                <>
                  <Documents
                    title="Not published yet"
                    empty="Every change is published."
                    documents={overview.drafts}
                  />
                  {maySchedule && (
                    <Part title="Scheduled" empty="Nothing is scheduled.">
                      {overview.scheduled.length > 0 && (
                        <ReleaseList releases={overview.scheduled} />
                      )}
                    </Part>
                  )}
                  <Documents
                    title="Figures to look up again"
                    empty="No figure is due within thirty days."
                    documents={dueFigures}
                  />
                  <Documents
                    title="Published last"
                    empty="Nothing was published yet."
                    documents={overview.lastPublished}
                  />
                </>
              )}
            </Stack>
            <Stack gap={4}>
              <GuideCard />
              <Part title="Pages of the site" empty="The list of pages is read…">
                {groups.length > 0 && <PageList groups={groups} />}
              </Part>
            </Stack>
          </Grid>
        </Stack>
      </Container>
    </Box>
  );
}

/** A part of the screen; `empty` stands for a list that holds nothing. */
function Part({ title, empty, children }: { title: string; empty: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title} border radius={3} padding={[3, 4]}>
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          {title}
        </Heading>
        {children || (
          <Text muted size={1}>
            {empty}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** The screen that the Studio opens with: it must be the first of the plugins that bring a tool. */
export const startScreen = definePlugin({
  name: "nordune/start-screen",
  tools: [{ name: "start", title: "Start", icon: HomeIcon, component: StartScreen }],
});

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" });

type DocumentsProps = { title: string; empty: string; documents: readonly ListedDocument[] };

const Documents = ({ documents, ...part }: DocumentsProps) => (
  <Part {...part}>
    {documents.length > 0 && (
      <Stack as="ul" gap={1}>
        {documents.map((document) => (
          <li key={document._id}>
            <DocumentLink document={document}>
              <Text size={1} muted>
                {day.format(new Date(document.at))}
              </Text>
            </DocumentLink>
          </li>
        ))}
      </Stack>
    )}
  </Part>
);

function ReleaseList({ releases }: { releases: readonly ScheduledRelease[] }) {
  return (
    <Stack as="ul" gap={3}>
      {releases.map(({ _id, title, publishAt }) => (
        <Text as="li" size={1} key={_id}>
          {title ?? "A release without a title"}: {dubaiClock(publishAt)}
        </Text>
      ))}
    </Stack>
  );
}

/** The pages of the site, each with the way to its form and to what visitors see. */
function PageList({ groups }: { groups: readonly PageGroup[] }) {
  return groups.map(({ title, pages }) => (
    <Stack as="section" aria-label={title} gap={3} key={title}>
      <Heading as="h3" size={0}>
        {title}
      </Heading>
      <Stack as="ul" gap={3}>
        {pages.map((page) => (
          <PageLinks key={page.id} page={page} />
        ))}
      </Stack>
    </Stack>
  ));
}

function PageLinks({ page }: { page: TreePage }) {
  const { id, type, title, path } = page;
  return (
    <Flex as="li" gap={3} align="center" wrap="wrap">
      <EditLink params={{ id, type }}>{title}</EditLink>
      <Text size={1} muted>
        <a
          href={publicSiteUrl + path}
          target="_blank"
          rel="noopener"
          aria-label={`See ${title} on the site`}
        >
          {path} <LaunchIcon />
        </a>
      </Text>
      <PageMarks page={page} />
    </Flex>
  );
}
