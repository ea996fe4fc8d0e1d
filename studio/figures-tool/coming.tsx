import { getPublishedId, getVersionFromId } from "@sanity/client/csm";
import { Button, Card, Flex, Heading, Stack, Text } from "@sanity/ui";
import { useActiveReleases, useUser } from "sanity";
import { IntentLink } from "sanity/router";
import { dubaiDay } from "../../schemas/shared/figures/dubai-day.ts";
import { formatFigure } from "../../schemas/shared/figures/figure-text.ts";
import { nextDay } from "../../schemas/shared/figures/on-day.ts";
import type { StoredFigure } from "../../schemas/shared/figures/stored-figure.ts";
import { asOfAddress } from "../../schemas/shared/preview/as-of.ts";
import type { ContentDocument } from "../../scripts/check-content/checks/content.ts";
import { documentPath } from "../document-actions/page-address.ts";
import { EditLink } from "../lib/controls.tsx";
import { dubaiClock } from "../lib/dubai-clock.ts";
import { hasError, ProblemList, useProblems } from "../lib/problems.tsx";
import { useLatestAnswer } from "../lib/use-latest.ts";
import { useSecondPerson } from "../second-person/second-person.ts";
import { calledOff, settled } from "./figure-actions.ts";
import { readableDay } from "./figure-row.tsx";
import type { useFigureActions } from "./publish-figure.ts";
import { SentenceList } from "./sentence-list.tsx";
import type { Sentence } from "./sentences.ts";

type ComingProps = {
  figure: StoredFigure;
  sentences: readonly Sentence[];
  documents: readonly ContentDocument[];
  isBusy: boolean;
  onChangeDay: () => void;
  publish: ReturnType<typeof useFigureActions>["publish"];
};

export function Coming({ figure, isBusy, onChangeDay, publish, ...shown }: ComingProps) {
  const from = nextDay(figure);
  const value = figure.next?.value;
  if (from === undefined || !value) return null;
  const reads = formatFigure({ value, unit: figure.unit });
  const hasCome = from <= dubaiDay();
  const page = firstPage(shown);
  return (
    <Card as="section" aria-label="Coming" padding={3} radius={2} tone="primary" border>
      <Stack gap={3}>
        <Text size={1}>
          From {readableDay(from)}, 00:00 in Dubai: {reads}.{" "}
          {figure.next?.mayBeCalledOff ? "It may still be called off." : "It is law already."}
        </Text>
        <Flex gap={3} wrap="wrap" align="center">
          {hasCome ? (
            <Button
              text={`Make ${reads} the value`}
              mode="ghost"
              disabled={isBusy}
              onClick={() => publish(figure, settled(figure), "The day has come: taken over.")}
            />
          ) : (
            <>
              <Button
                text="Call it off"
                tone="critical"
                mode="ghost"
                disabled={isBusy}
                onClick={() => publish(figure, calledOff(figure), `${reads} does not come.`)}
              />
              <Button
                text="Change day or value"
                mode="ghost"
                disabled={isBusy}
                onClick={onChangeDay}
              />
            </>
          )}
          {page !== undefined && (
            <EditLink
              params={{ ...page, mode: "presentation", preview: asOfAddress(page.preview, from) }}
            >
              Preview {page.preview} as of {readableDay(from)}
            </EditLink>
          )}
        </Flex>
      </Stack>
    </Card>
  );
}

function firstPage({ sentences, documents }: Pick<ComingProps, "sentences" | "documents">) {
  for (const { documentId } of sentences) {
    const document = documents.find(({ _id }) => _id === documentId);
    const preview = document && documentPath(document);
    if (document !== undefined && preview !== undefined) {
      return { id: document._id, type: document._type, preview };
    }
  }
  return undefined;
}

export type PlannedChange = {
  figureId: string;
  releaseId: string;
  title: string;
  value: string;
  /** ISO date and time; undefined while the release is not scheduled. */
  publishAt: string | undefined;
};

type PlannedFigure = { _id: string; value: string | null };

type PlannedRelease = {
  /** `_.releases.` and the release's id; its `name` is in the type of the Studio, but not filled. */
  _id: string;
  metadata: { title?: string | undefined };
  publishAt?: string | undefined;
};

/** What releases hold of figures, those that are over too. */
const plannedFiguresQuery = `*[_type == "figure" && _id in path("versions.**")]{ _id, value }`;

/** The changes that are still to come, the next first and those without a time last. */
export function plannedChanges(
  figures: readonly PlannedFigure[],
  releases: readonly PlannedRelease[],
): PlannedChange[] {
  return figures
    .flatMap(({ _id, value }) => {
      const releaseId = getVersionFromId(_id) ?? "";
      const release = releases.find((each) => each._id === `_.releases.${releaseId}`);
      if (release === undefined) return [];
      const { metadata, publishAt } = release;
      const title = metadata.title ?? "Untitled release";
      return { figureId: getPublishedId(_id), releaseId, title, value: value ?? "", publishAt };
    })
    .sort((one, other) => (one.publishAt ?? "9").localeCompare(other.publishAt ?? "9", "en"));
}

const NOTHING_PLANNED: PlannedFigure[] = [];

/** The changes of a figure that wait in releases, each with the way to its release. */
export function PlannedChangesCard({ figure }: { figure: StoredFigure }) {
  const changes = usePlannedChanges().filter(({ figureId }) => figureId === figure._id);
  if (changes.length === 0) return null;
  return (
    <Card padding={3} radius={2} tone="primary" border>
      <Stack as="ul" gap={3} aria-label="Planned">
        {changes.map(({ releaseId, title, value, publishAt }) => (
          <Text as="li" size={1} key={releaseId}>
            {publishAt === undefined ? "Planned: " : `Scheduled for ${dubaiClock(publishAt)}: `}
            {formatFigure({ value, unit: figure.unit })}, in the release{" "}
            <IntentLink intent="release" params={{ id: releaseId }}>
              {title}
            </IntentLink>
          </Text>
        ))}
      </Stack>
    </Card>
  );
}

const EVERY_VERSION = { params: {}, perspective: "raw" } as const;

export function usePlannedChanges(): PlannedChange[] {
  const { data: releases } = useActiveReleases();
  const planned = useLatestAnswer(plannedFiguresQuery, EVERY_VERSION, NOTHING_PLANNED);
  return plannedChanges(planned, releases);
}

type ProposalProps = {
  figure: StoredFigure;
  draft: StoredFigure;
  shown: Omit<Parameters<typeof SentenceList>[0], "changed">;
  isBusy: boolean;
  onApprove: () => void;
};

/** What somebody proposes, in every sentence, for somebody else to approve. */
export function Proposal({ figure, draft, shown, isBusy, onApprove }: ProposalProps) {
  const stored: ContentDocument = shown.documents.find(({ _id }) => _id === figure._id) ?? figure;
  const proposed: ContentDocument = { ...stored, ...draft, _id: figure._id };
  const problems = useProblems(proposed);
  const { mayApprove } = useSecondPerson({ id: figure._id, draft, published: stored });
  const event = draft.log?.at(-1);
  const [by] = useUser(event?.by ?? "");
  const from = nextDay(draft);
  const value = (from === undefined ? draft.value : draft.next?.value) ?? "no value";
  const changed = shown.figures.map((each) =>
    each._id === figure._id ? { ...each, value } : each,
  );
  return (
    <Card as="section" aria-label="Proposal" padding={[3, 4]} radius={2} tone="caution" border>
      <Stack gap={4}>
        <Heading as="h3" size={1}>
          {by?.displayName ?? "Somebody"} proposes {formatFigure({ value, unit: draft.unit })}
          {from !== undefined && ` from ${readableDay(from)} on`}, by {draft.sourceTitle}, checked
          on {readableDay(draft.checkedOn)}
        </Heading>
        <SentenceList {...shown} changed={changed} />
        {problems !== undefined && <ProblemList problems={problems} />}
        <Flex gap={3} align="center">
          <Button
            text="Approve and publish"
            tone="positive"
            disabled={isBusy || !mayApprove || problems === undefined || hasError(problems)}
            onClick={onApprove}
          />
          {!mayApprove && <Text size={1}>It waits for somebody who has not written in it.</Text>}
        </Flex>
      </Stack>
    </Card>
  );
}
