import { LaunchIcon } from "@sanity/icons/Launch";
import { Flex, Heading, Stack, Text } from "@sanity/ui";
import { publicSiteUrl } from "../environment.ts";
import { DocumentLink } from "../lib/document-link.tsx";
import { EditLink } from "../lib/edit-link.tsx";
import { PageMarks } from "../pages/page-marks.tsx";
import type { PageGroup, TreePage } from "../pages/page-tree.ts";
import type { ListedDocument, ScheduledRelease } from "./overview.ts";

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" });

/** Documents as links to their forms, each with its day. */
export function DocumentList({ documents }: { documents: readonly ListedDocument[] }) {
  return (
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
  );
}

const dayAndTime = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** What is published by itself, with the moment at which it is. */
export function ReleaseList({ releases }: { releases: readonly ScheduledRelease[] }) {
  return (
    <Stack as="ul" gap={3}>
      {releases.map(({ _id, title, publishAt }) => (
        <Text as="li" size={1} key={_id}>
          {title ?? "A release without a title"}: {dayAndTime.format(new Date(publishAt))}
        </Text>
      ))}
    </Stack>
  );
}

/** The pages of the site, each with the way to its form and to what visitors see. */
export function PageList({ groups }: { groups: readonly PageGroup[] }) {
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
