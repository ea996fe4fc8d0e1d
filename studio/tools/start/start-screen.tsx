import { HomeIcon } from "@sanity/icons/Home";
import { LaunchIcon } from "@sanity/icons/Launch";
import { Box, Card, Container, Flex, Grid, Heading, Stack, Text } from "@sanity/ui";
import { type ReactNode, useCallback } from "react";
import { definePlugin, useCurrentUser, useUser } from "sanity";
import { IntentLink } from "sanity/router";
import { placeholderNotice } from "../../../schemas/shared/contact-placeholders.ts";
import { dubaiClock } from "../../../schemas/shared/dubai-clock.ts";
import { dubaiDay } from "../../../schemas/shared/figures/dubai-day.ts";
import { publicSiteUrl } from "../../environment.ts";
import { bothClocks } from "../../lib/clocks.ts";
import { DocumentLink, EditLink, ScreenPart } from "../../lib/controls.tsx";
import { PageMarks } from "../../lib/page-select.tsx";
import { type PageGroup, type TreePage, usePages } from "../../lib/pages.ts";
import { useRequest } from "../../lib/use-latest.ts";
import { useMayCreate } from "../../lib/use-may.ts";
import { DeletedPart } from "../../trash/deleted-list.tsx";
import { OPEN_FIGURE, OPEN_FIGURE_TAB } from "../figures/open-figure.ts";
import { GuideCard } from "./guide.tsx";
import {
  fetchAuthors,
  fetchOverview,
  figuresToLookUp,
  type ListedDocument,
  type Overview,
  type ScheduledRelease,
  sourcesInWords,
  type WaitingRelease,
} from "./overview.ts";

/** The Figures tool shows all of them. */
const MOST_FIGURES = 8;

/** The right to publish a figure includes the right to publish what waits for a second person. */
const A_FIGURE = { _id: "figure-to-approve", _type: "figure" };

/** The first screen of an editor: what waits, what was done last, and every page of the site. */
function StartScreen() {
  const me = useCurrentUser()?.id;
  const overview = useRequest(fetchOverview);
  const authors = useRequest(
    useCallback(
      async (client) => overview && (await fetchAuthors(client, overview, me)),
      [overview, me],
    ),
  );
  const { granted: mayApprove } = useMayCreate(A_FIGURE);
  const groups = usePages();
  const sources = overview && sourcesInWords(overview);
  const dueFigures = figuresToLookUp(overview?.figures ?? [], dubaiDay()).slice(0, MOST_FIGURES);
  return (
    <Box height="fill" overflow="auto" padding={[3, 4, 5]}>
      <Container width={4}>
        <Stack gap={5}>
          <Heading as="h1" size={3}>
            Start
          </Heading>
          <PlaceholderNotice contact={overview?.contact ?? null} />
          <Grid gridTemplateColumns={[1, 1, 1, 1, 2]} gap={4}>
            <Stack gap={4}>
              {overview !== undefined && (
                <>
                  {mayApprove && <Waiting documents={authors?.waiting ?? []} />}
                  <Documents title="Not published yet" documents={overview.notPublished} />
                  {overview.scheduled.length > 0 && (
                    <ScreenPart title="Scheduled">
                      <ReleaseList releases={overview.scheduled} />
                    </ScreenPart>
                  )}
                  {overview.releases.length > 0 && (
                    <ScreenPart title="Releases that wait">
                      <WaitingReleases releases={overview.releases} />
                    </ScreenPart>
                  )}
                  <Documents title="Figures to look up again" documents={dueFigures} />
                  {sources !== undefined && (
                    <ScreenPart title="Sources to look at">
                      <Text size={1}>
                        {sources}{" "}
                        <IntentLink intent={OPEN_FIGURE_TAB} params={{ tab: "sources" }}>
                          Look at the sources
                        </IntentLink>
                      </Text>
                    </ScreenPart>
                  )}
                  <Documents
                    title="Published last"
                    documents={(authors ?? overview).lastPublished}
                    Said={PublishedAt}
                  />
                </>
              )}
              <DeletedPart />
            </Stack>
            <Stack gap={4}>
              <GuideCard />
              <ScreenPart title="Pages of the site">
                {groups.length > 0 ? (
                  <PageList groups={groups} />
                ) : (
                  <Text muted size={1}>
                    The list of pages is read…
                  </Text>
                )}
              </ScreenPart>
            </Stack>
          </Grid>
        </Stack>
      </Container>
    </Box>
  );
}

/** Says that visitors cannot reach the office, until they can. */
function PlaceholderNotice({ contact }: Pick<Overview, "contact">) {
  const notice = placeholderNotice(contact);
  if (notice === undefined) return null;
  return (
    <Card tone="caution" border radius={3} padding={3}>
      <Stack gap={3}>
        <Text size={1}>{notice}</Text>
        <EditLink params={{ id: "siteSettings", type: "siteSettings" }}>
          Open site settings
        </EditLink>
      </Stack>
    </Card>
  );
}

/** The start screen of the Studio. It must be the first plugin with a tool. */
export const startScreen = definePlugin({
  name: "nordune/start-screen",
  tools: [{ name: "start", title: "Start", icon: HomeIcon, component: StartScreen }],
});

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" });

type DocumentsProps = {
  title: string;
  documents: readonly ListedDocument[];
  /** The text beside each document. */
  Said?: (document: ListedDocument) => ReactNode;
};

/** A list of documents; nothing if it is empty. */
function Documents({ title, documents, Said = DayOf }: DocumentsProps) {
  if (documents.length === 0) return null;
  return (
    <ScreenPart title={title}>
      <Stack as="ul" gap={1}>
        {documents.map((document) => (
          <li key={document._id}>
            <DocumentLink document={document}>
              <Text size={1} muted>
                <Said {...document} />
              </Text>
            </DocumentLink>
          </li>
        ))}
      </Stack>
    </ScreenPart>
  );
}

const DayOf = ({ at }: ListedDocument) => day.format(new Date(at));

function PublishedAt({ at, by }: ListedDocument) {
  const [user] = useUser(by ?? "");
  return `${dubaiClock(at)}${user?.displayName ? `, ${user.displayName}` : ""}`;
}

/** What the user may approve. A figure is approved in its tool. */
function Waiting({ documents }: { documents: readonly ListedDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <ScreenPart title="Waits for you">
      <Text muted size={1}>
        Somebody else wrote these. Read them, then approve or decline.
      </Text>
      <Stack as="ul" gap={1}>
        {documents.map((document) => (
          <li key={document._id}>
            <DocumentLink
              document={document}
              intent={document._type === "figure" ? OPEN_FIGURE : "edit"}
            >
              <Text size={1} muted>
                <DayOf {...document} />
              </Text>
            </DocumentLink>
          </li>
        ))}
      </Stack>
    </ScreenPart>
  );
}

function ReleaseList({ releases }: { releases: readonly ScheduledRelease[] }) {
  return (
    <Stack as="ul" gap={4}>
      {releases.map(({ _id, title, publishAt, documents }) => (
        <Stack as="li" gap={2} key={_id}>
          <Text size={1}>
            {title ?? "A release without a title"}: {bothClocks(publishAt)}
          </Text>
          {documents.map((document) => (
            <DocumentLink key={document._id} document={document} />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

/** Releases without a time, each with a link to it. */
function WaitingReleases({ releases }: { releases: readonly WaitingRelease[] }) {
  return (
    <Stack as="ul" gap={3}>
      {releases.map(({ _id, title, count }) => (
        <Text as="li" size={1} key={_id}>
          <IntentLink intent="release" params={{ id: _id.split(".").at(-1) ?? "" }}>
            {title ?? "A release without a title"}
          </IntentLink>
          : {count === 1 ? "1 document" : `${count} documents`}
        </Text>
      ))}
    </Stack>
  );
}

/** The pages of the site, each with links to its form and to the public page. */
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
