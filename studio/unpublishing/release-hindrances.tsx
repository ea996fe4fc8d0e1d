import { Box, Card, Flex, Stack, Text } from "@sanity/ui";
import { useMemo } from "react";
import type { Observable } from "rxjs";
import {
  type ActiveToolLayoutProps,
  getPublishedId,
  Preview,
  type SanityDocument,
  useDocumentStore,
  useSchema,
} from "sanity";
import { useRouterState } from "sanity/router";
import { contentLake } from "../environment.ts";
import { useLatest } from "../lib/use-latest.ts";
import { ReferringList } from "./referring-list.tsx";
import { useReferring } from "./use-referring.ts";

/** The name of Sanity's own tool. */
const RELEASES = "releases";

type Leaving = Pick<SanityDocument, "_id" | "_type">;

const leavingQuery = `*[_id in path($release) && _system.delete == true]{ _id, _type }`;

/**
 * Keeps in sight, above a release in the Releases tool, what hinders it from taking documents off
 * the site. The menu of a row there is Sanity's own: it offers no hook, and what a release takes off
 * is left out of its validation, so this is said once it is planned and not before.
 */
export function ReleasesLayout(props: ActiveToolLayoutProps) {
  return props.activeTool.name === RELEASES ? (
    <Flex direction="column" height="fill">
      <OpenRelease />
      <Box flex={1} overflow="auto">
        {props.renderDefault(props)}
      </Box>
    </Flex>
  ) : (
    props.renderDefault(props)
  );
}

function OpenRelease() {
  const releaseId = useRouterState(({ releaseId }) => releaseId);
  return typeof releaseId === "string" ? (
    <Hindrances key={releaseId} releaseId={decodeURIComponent(releaseId)} />
  ) : null;
}

const NOTHING: Leaving[] = [];

function Hindrances({ releaseId }: { releaseId: string }) {
  const documentStore = useDocumentStore();
  const leaving$: Observable<Leaving[]> = useMemo(
    () =>
      documentStore.listenQuery(
        leavingQuery,
        { release: `versions.${releaseId}.**` },
        { perspective: "raw", apiVersion: contentLake.apiVersion },
      ),
    [documentStore, releaseId],
  );
  return useLatest(leaving$, NOTHING).map(({ _id, _type }) => (
    <Hindrance key={_id} id={getPublishedId(_id)} type={_type} releaseId={releaseId} />
  ));
}

type HindranceProps = { id: string; type: string; releaseId: string };

function Hindrance({ id, type, releaseId }: HindranceProps) {
  const referring = useReferring(id, releaseId);
  const schemaType = useSchema().get(type);
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
        <Preview schemaType={schemaType} value={{ _id: id, _type: type }} layout="default" />
        <ReferringList documents={referring} />
      </Stack>
    </Card>
  );
}
