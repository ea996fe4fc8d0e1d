import { Box, Card, Flex, Stack, Text } from "@sanity/ui";
import type { ReactNode } from "react";
import {
  type ActiveToolLayoutProps,
  getPublishedId,
  isGoingToUnpublish,
  Preview,
  type SanityDocument,
  useSchema,
} from "sanity";
import { useRouterState } from "sanity/router";
import type { DocumentInRelease } from "../lib/above-release-form.tsx";
import { DocumentLink } from "../lib/document-link.tsx";
import { type Asked, useLatestAnswer } from "../lib/use-latest.ts";
import { type Referring, referringQuery, stillReferring } from "./still-referring.ts";

const NOBODY: Referring = { referring: [], inRelease: [] };

/**
 * The documents that will still need a document when a release takes it off the site; none without
 * a release, and none until they are known.
 * @param id published id
 */
export function useReferring(id: string, releaseId: string | undefined): SanityDocument[] {
  const asked: Asked | undefined =
    releaseId === undefined
      ? undefined
      : { params: { id, ...folderOf(releaseId) }, perspective: "raw" };
  const found = useLatestAnswer(referringQuery, asked, NOBODY);
  return releaseId === undefined ? [] : stillReferring(found, { id, releaseId });
}

const folderOf = (releaseId: string) => ({ release: `versions.${releaseId}.**` });

/** Says why a release cannot take a document off the site, with the way to what hinders it. */
export const ReferringList = ({ documents }: { documents: readonly SanityDocument[] }) => (
  <NeedingList documents={documents} how=", in this release or before it">
    the release cannot be published until none does
  </NeedingList>
);

type NeedingListProps = {
  documents: readonly SanityDocument[];
  /** What waits for them. */
  children: ReactNode;
  /** How their references can be taken out. */
  how?: string;
};

/** What still refers to a document, each with the way to it. */
export function NeedingList({ documents, children, how = "" }: NeedingListProps) {
  const [count, verb] =
    documents.length === 1 ? ["1 document", "refers"] : [`${documents.length} documents`, "refer"];
  return (
    <Stack gap={4}>
      <Text size={1}>
        {count} still {verb} to this one, and {children}. Take the reference out of each{how}:
      </Text>
      <Stack as="ul" gap={1}>
        {documents.map((document) => (
          <li key={document._id}>
            <DocumentLink document={document} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

/** Keeps in sight, above a form, what hinders the release from taking the document off the site. */
export function FormHindrance({ id, version, releaseId }: DocumentInRelease) {
  const isPlanned = version !== null && isGoingToUnpublish(version);
  const referring = useReferring(id, isPlanned ? releaseId : undefined);
  if (referring.length === 0) return null;
  return (
    <Card as="section" aria-label="What refers to it" border radius={2} padding={4} tone="caution">
      <ReferringList documents={referring} />
    </Card>
  );
}

/**
 * Keeps in sight, above a release in Sanity's own Releases tool, what hinders it from taking
 * documents off the site. The menu of a row there offers no hook, and what a release takes off is
 * left out of its validation, so this is said once it is planned and not before.
 */
export function ReleaseHindrances(props: ActiveToolLayoutProps) {
  if (props.activeTool.name !== "releases") return props.renderDefault(props);
  return (
    <Flex direction="column" height="fill">
      <OpenRelease />
      <Box flex={1} overflow="auto">
        {props.renderDefault(props)}
      </Box>
    </Flex>
  );
}

type Leaving = Pick<SanityDocument, "_id" | "_type">;

const leavingQuery = `*[_id in path($release) && _system.delete == true]{ _id, _type }`;

const NOTHING: Leaving[] = [];

function OpenRelease() {
  const open = useRouterState(({ releaseId }) => releaseId);
  const releaseId = typeof open === "string" ? decodeURIComponent(open) : "";
  const asked: Asked = { params: folderOf(releaseId), perspective: "raw" };
  const leaving = useLatestAnswer(leavingQuery, releaseId === "" ? undefined : asked, NOTHING);
  return leaving.map((each) => (
    <Hindrance key={releaseId + each._id} {...each} releaseId={releaseId} />
  ));
}

function Hindrance({ _id, _type, releaseId }: Leaving & { releaseId: string }) {
  const id = getPublishedId(_id);
  const referring = useReferring(id, releaseId);
  const schemaType = useSchema().get(_type);
  if (schemaType === undefined || referring.length === 0) return null;
  return (
    <Card
      as="section"
      aria-label="What hinders the release"
      borderBottom
      padding={4}
      tone="caution"
    >
      <Stack gap={4}>
        <Text size={1} weight="medium">
          The release is to take this off the site:
        </Text>
        <Preview schemaType={schemaType} value={{ _id: id, _type }} layout="default" />
        <ReferringList documents={referring} />
      </Stack>
    </Card>
  );
}
