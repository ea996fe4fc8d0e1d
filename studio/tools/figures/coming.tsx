import { getPublishedId, getVersionFromId } from "@sanity/client/csm";
import { Button, Card, Flex, Heading, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import { useActiveReleases, useUser } from "sanity";
import { IntentLink } from "sanity/router";
import { dubaiDay, startOfDubaiDay } from "../../../schemas/shared/figures/dubai-day.ts";
import { figureInEnglish } from "../../../schemas/shared/figures/figure-text.ts";
import { nextDay } from "../../../schemas/shared/figures/on-day.ts";
import type { StoredFigure } from "../../../schemas/shared/figures/stored-figure.ts";
import { asOfAddress } from "../../../schemas/shared/preview/as-of.ts";
import type { ContentDocument } from "../../../scripts/check-content/checks/content.ts";
import { documentPath } from "../../actions/page-address.ts";
import { useDecisions } from "../../actions/second-person/decisions.ts";
import { DeclineDialog } from "../../actions/second-person/decline.tsx";
import { approvalReasons, useApproval } from "../../actions/second-person/second-person.ts";
import { bothClocks } from "../../lib/clocks.ts";
import { EditLink } from "../../lib/controls.tsx";
import { readableDay } from "../../lib/days.ts";
import { hasError, ProblemList, useProblems } from "../../lib/problems.tsx";
import { useLatestResult } from "../../lib/use-latest.ts";
import type { May } from "../../lib/use-may.ts";
import { calledOff, settled } from "./figure-actions.ts";
import type { useFigureActions } from "./publish-figure.ts";
import { SentenceList } from "./sentence-list.tsx";
import type { Sentence } from "./sentences.ts";

type ComingProps = {
  figure: StoredFigure;
  sentences: readonly Sentence[];
  documents: readonly ContentDocument[];
  /** Whether the user may change it; undefined until it is known. */
  mayChange: boolean | undefined;
  isBusy: boolean;
  onChangeDay: () => void;
  publish: ReturnType<typeof useFigureActions>["publish"];
};

export function Coming({ figure, onChangeDay, publish, ...props }: ComingProps) {
  const { mayChange, ...shown } = props;
  const isBusy = props.isBusy || mayChange === undefined;
  const from = nextDay(figure);
  const value = figure.next?.value;
  if (from === undefined || !value) return null;
  const reads = figureInEnglish({ ...figure, value });
  const hasCome = from <= dubaiDay();
  const page = firstPage(shown);
  return (
    <Card as="section" aria-label="Coming" padding={3} radius={2} tone="primary" border>
      <Stack gap={3}>
        <Text size={1}>
          From {bothClocks(startOfDubaiDay(from))}: {reads}.{" "}
          {figure.next?.mayBeCalledOff ? "It may still be called off." : "It is law already."}
        </Text>
        <Flex gap={3} wrap="wrap" align="center">
          {mayChange === false ? null : hasCome ? (
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
  /**
   * `_.releases.` and the release's id. The type of the Studio also has a `name`, which is empty.
   */
  _id: string;
  metadata: { title?: string | undefined };
  publishAt?: string | undefined;
};

/** Figures in releases, finished releases included. */
const plannedFiguresQuery = `*[_type == "figure" && _id in path("versions.**")]{ _id, value }`;

/** The future changes, the next one first and those without a time last. */
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

/** The changes of a figure that wait in releases, each with a link to its release. */
export function PlannedChangesCard({ figure }: { figure: StoredFigure }) {
  const planned = usePlannedChanges() ?? [];
  const changes = planned.filter(({ figureId }) => figureId === figure._id);
  if (changes.length === 0) return null;
  return (
    <Card padding={3} radius={2} tone="primary" border>
      <Stack as="ul" gap={3} aria-label="Planned">
        {changes.map(({ releaseId, title, value, publishAt }) => (
          <Text as="li" size={1} key={releaseId}>
            {publishAt === undefined ? "Planned: " : `Scheduled for ${bothClocks(publishAt)}: `}
            {figureInEnglish({ ...figure, value })}, in the release{" "}
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

/** The changes in releases; undefined until they are known. */
export function usePlannedChanges(): PlannedChange[] | undefined {
  const { data: releases, loading } = useActiveReleases();
  const planned = useLatestResult<PlannedFigure[] | undefined>(
    plannedFiguresQuery,
    EVERY_VERSION,
    undefined,
  );
  return loading || planned === undefined ? undefined : plannedChanges(planned, releases);
}

type ProposalProps = {
  figure: StoredFigure;
  draft: StoredFigure;
  shown: Omit<Parameters<typeof SentenceList>[0], "changed">;
  may: May;
};

/** A proposed change in every sentence that shows it, with buttons to approve or decline it. */
export function Proposal({ figure, draft, shown, may }: ProposalProps) {
  const stored: ContentDocument = shown.documents.find(({ _id }) => _id === figure._id) ?? figure;
  const proposed: ContentDocument = { ...stored, ...draft, _id: figure._id };
  const problems = useProblems(proposed);
  const approval = useApproval({ id: figure._id, draft, published: stored });
  const { approve, decline, isSending } = useDecisions();
  const [isDeclining, setDeclining] = useState(false);
  const event = draft.log?.at(-1);
  const [by] = useUser(event?.by ?? "");
  const from = nextDay(draft);
  const value = (from === undefined ? draft.value : draft.next?.value) ?? "no value";
  const changed = shown.figures.map((each) =>
    each._id === figure._id ? { ...each, value } : each,
  );
  const mayAnswer = approval === "possible" && may.granted === true && !isSending;
  const reason = may.granted === false ? may.reason : approvalReasons[approval];
  return (
    <Card as="section" aria-label="Proposal" padding={[3, 4]} radius={2} tone="caution" border>
      <Stack gap={4}>
        <Heading as="h3" size={1}>
          {by?.displayName ?? "Somebody"} proposes {figureInEnglish({ ...draft, value })}
          {from !== undefined && ` from ${readableDay(from)} on`}, by {draft.sourceTitle}, checked
          on {readableDay(draft.checkedOn)}
        </Heading>
        <SentenceList {...shown} changed={changed} />
        {problems !== undefined && <ProblemList problems={problems} />}
        <Flex gap={3} align="center" wrap="wrap">
          {may.granted !== false && (
            <>
              <Button
                text="Approve and publish"
                tone="positive"
                disabled={!mayAnswer || problems === undefined || hasError(problems)}
                onClick={() => approve({ draft, published: figure })}
              />
              <Button
                text="Decline"
                tone="critical"
                mode="ghost"
                disabled={!mayAnswer}
                onClick={() => setDeclining(true)}
              />
            </>
          )}
          {reason !== undefined && <Text size={1}>{reason}</Text>}
        </Flex>
      </Stack>
      {isDeclining && (
        <DeclineDialog
          isFigure
          onClose={() => setDeclining(false)}
          onDecline={(why) => decline({ draft, published: figure }, why)}
        />
      )}
    </Card>
  );
}
