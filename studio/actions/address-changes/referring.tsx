import { getPublishedId, getVersionFromId, isPublishedId } from "@sanity/client/csm";
import { Box, Card, Flex, Stack, Text } from "@sanity/ui";
import type { ReactNode } from "react";
import { type ActiveToolLayoutProps, isGoingToUnpublish, type SanityDocument } from "sanity";
import { useRouterState } from "sanity/router";
import { isRecord } from "../../../schemas/shared/record.ts";
import { DocumentLink } from "../../lib/controls.tsx";
import { useLatestResult } from "../../lib/use-latest.ts";
import type { DocumentInRelease } from "./address-change.ts";

/**
 * The documents that will still need a document when it is removed from the site; undefined until
 * they are known.
 * @param id published id
 * @param releaseId of the release that removes it; without it the removal is immediate
 */
export function useReferring(id: string, releaseId = ""): SanityDocument[] | undefined {
  const params = { id, ...folderOf(releaseId) };
  const asked = { params, perspective: "raw" } as const;
  const found = useLatestResult<Referring | undefined>(referringQuery, asked, undefined);
  return found && stillReferring(found, { id, releaseId });
}

const folderOf = (releaseId: string) => ({ release: `versions.${releaseId}.**` });

type NeedingListProps = {
  documents: readonly SanityDocument[];
  children: ReactNode;
  /** How to remove these references. */
  how?: string;
};

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

type ReleaseBlockerProps = { id: string; releaseId: string; label: string; children?: ReactNode };

/** Shows why a release cannot remove a document, with links to the documents that block it. */
function ReleaseBlocker({ id, releaseId, label, children }: ReleaseBlockerProps) {
  const referring = useReferring(id, releaseId);
  if (referring === undefined || referring.length === 0) return null;
  return (
    <Card as="section" aria-label={label} border radius={2} padding={4} tone="caution">
      <Stack gap={4}>
        {children}
        <NeedingList documents={referring} how=", in this release or before it">
          the release cannot be published until none does
        </NeedingList>
      </Stack>
    </Card>
  );
}

/** Shows above a form what blocks its document's removal by the release. */
export const FormBlocker = ({ id, version, releaseId }: DocumentInRelease) =>
  version !== null && isGoingToUnpublish(version) ? (
    <ReleaseBlocker id={id} releaseId={releaseId} label="What refers to it" />
  ) : null;

/**
 * Shows above a release in Sanity's Releases tool what blocks its removals, because the release's
 * own validation leaves them out.
 */
export function ReleaseBlockers(props: ActiveToolLayoutProps) {
  const open = useRouterState(({ releaseId }) => releaseId);
  if (props.activeTool.name !== "releases") return props.renderDefault(props);
  return (
    <Flex direction="column" height="fill">
      {typeof open === "string" && <OpenRelease releaseId={decodeURIComponent(open)} />}
      <Box flex={1} overflow="auto">
        {props.renderDefault(props)}
      </Box>
    </Flex>
  );
}

const leavingQuery = `*[_id in path($release) && _system.delete == true]{ _id, _type }`;

const NOTHING: Pick<SanityDocument, "_id" | "_type">[] = [];

function OpenRelease({ releaseId }: { releaseId: string }) {
  const asked = { params: folderOf(releaseId), perspective: "raw" } as const;
  const leaving = useLatestResult(leavingQuery, asked, NOTHING);
  return leaving.map((document) => (
    <ReleaseBlocker
      key={document._id}
      id={getPublishedId(document._id)}
      releaseId={releaseId}
      label="What hinders the release"
    >
      <Text size={1} weight="medium">
        The release is to take this off the site:
      </Text>
      <DocumentLink document={document} />
    </ReleaseBlocker>
  ));
}

/** Documents that refer to `$id`, and the changes of the release in the folder `$release`. */
const referringQuery = `{
  "referring": *[references($id)],
  "inRelease": *[_id in path($release)]._id
}`;

type Referring = { referring: SanityDocument[]; inRelease: string[] };

/**
 * The documents that will still need another one when a release removes it. The release cannot be
 * published while there are any. Changes of the release itself are taken into account.
 * @returns one version of each, preferably the published one
 */
export function stillReferring(
  { referring, inRelease }: Referring,
  { id, releaseId }: { id: string; releaseId: string },
): SanityDocument[] {
  const changed = new Set(inRelease.map(getPublishedId));
  const needing = referring.filter((document) => {
    const published = getPublishedId(document._id);
    if (published === id || !needs(document, id)) return false;
    if (getVersionFromId(document._id) === releaseId) return !isGoingToUnpublish(document);
    return !(isPublishedId(document._id) && changed.has(published));
  });
  const each = new Map<string, SanityDocument>();
  for (const document of needing.toSorted((one) => (isPublishedId(one._id) ? -1 : 1))) {
    const published = getPublishedId(document._id);
    if (!each.has(published)) each.set(published, document);
  }
  return [...each.values()];
}

/** Whether a value contains a strong reference to the target. A weak reference does not need it. */
function needs(value: unknown, id: string): boolean {
  if (Array.isArray(value)) return value.some((item) => needs(item, id));
  if (!isRecord(value)) return false;
  if (value._ref === id && value._weak !== true) return true;
  return Object.values(value).some((field) => needs(field, id));
}
