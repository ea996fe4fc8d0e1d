import { CheckmarkIcon } from "@sanity/icons/Checkmark";
import { EditIcon } from "@sanity/icons/Edit";
import { Button, Card, Flex, Heading, Stack, Text } from "@sanity/ui";
import { useCallback, useEffect, useRef, useState } from "react";
import { useUser } from "sanity";
import { dubaiClock } from "../../../schemas/shared/dubai-clock.ts";
import { idsOfFact } from "../../../schemas/shared/figures/alike.ts";
import { dubaiDay } from "../../../schemas/shared/figures/dubai-day.ts";
import { figureInEnglish } from "../../../schemas/shared/figures/figure-text.ts";
import { reviewDay } from "../../../schemas/shared/figures/review-day.ts";
import {
  type FigureEvent,
  originalOf,
  type StoredFigure,
} from "../../../schemas/shared/figures/stored-figure.ts";
import type { ContentDocument } from "../../../scripts/check-content/checks/content.ts";
import { authorsOfDraft } from "../../actions/second-person/second-person.ts";
import { EditLink } from "../../lib/controls.tsx";
import { readableDay } from "../../lib/days.ts";
import { hasError, ProblemList, useProblems } from "../../lib/problems.tsx";
import { useRequest } from "../../lib/use-latest.ts";
import { useMay } from "../../lib/use-may.ts";
import { ChangeForm, type InitialValues } from "./change-form.tsx";
import { Coming, PlannedChangesCard, Proposal } from "./coming.tsx";
import { confirmed, edited } from "./figure-actions.ts";
import { useFigureActions } from "./publish-figure.ts";
import { placeCount, SentenceList } from "./sentence-list.tsx";
import { sentencesShowing } from "./sentences.ts";
import { SourceComparison } from "./source-lists.tsx";
import type { FigureContent } from "./use-figures.ts";

type PanelProps = { figure: StoredFigure; content: FigureContent };

export function FigurePanel({ figure: opened, content }: PanelProps) {
  const { documents, figures } = content;
  const figure = originalOf(opened, figures);
  const [beginning, setBeginning] = useState<InitialValues>();
  const panel = useRef<HTMLDivElement>(null);
  // Moves the focus here, because it would otherwise be after the whole list of figures.
  useEffect(() => panel.current?.focus(), []);
  const { publish, isProposing, isSending } = useFigureActions(content);
  const isProposed = isProposing(figure);
  const mayPublish = useMay(figure, "publish");
  const mayPropose = useMay(figure, "update");
  const may = isProposed ? mayPropose : mayPublish;
  const ids = idsOfFact(figure._id, figures);
  const sentences = sentencesShowing(ids, documents);
  const shown = { sentences, documents, figures, marked: ids };
  const draft = content.drafts.get(figure._id);
  const stored: ContentDocument = documents.find(({ _id }) => _id === figure._id) ?? figure;
  const problems = useProblems(edited(stored, confirmed(figure, dubaiDay())));
  const isBusy = isSending || draft !== undefined || may.granted === undefined;
  return (
    <Stack as="section" gap={4} aria-label={figure.label ?? "Figure"} ref={panel} tabIndex={-1}>
      <Stack gap={3}>
        <Heading as="h2" size={2}>
          {figureInEnglish({ ...figure, value: figure.value ?? "No value" })}
        </Heading>
        <Text>{figure.label}</Text>
        {opened._id !== figure._id && (
          <Text size={1} muted>
            “{opened.label}” is the same as this figure.
          </Text>
        )}
        <Source figure={figure} />
        <Text size={1} muted>
          Checked on {readableDay(figure.checkedOn)}, check again by{" "}
          {readableDay(reviewDay(figure))}
        </Text>
        <Coming
          figure={figure}
          sentences={sentences}
          documents={documents}
          mayChange={may.granted}
          isBusy={isBusy}
          onChangeDay={() => setBeginning(figure.next ?? undefined)}
          publish={(...given) => {
            setBeginning(undefined);
            return publish(...given);
          }}
        />
        <PlannedChangesCard figure={figure} />
        {content.sources
          .filter(({ fact }) => fact.document.id === figure._id)
          .map((source) => (
            <SourceComparison key={source.fact.id} source={source} />
          ))}
      </Stack>
      <Flex gap={3} wrap="wrap" align="center">
        {may.granted !== false && (
          <>
            <Button
              icon={CheckmarkIcon}
              text={isProposed ? "Propose as confirmed today" : "Confirmed today"}
              tone="positive"
              disabled={isBusy || problems === undefined || hasError(problems)}
              onClick={() =>
                publish(figure, confirmed(figure, dubaiDay()), "Confirmed and published.")
              }
            />
            <Button
              icon={EditIcon}
              text="Change"
              mode="ghost"
              disabled={isBusy}
              aria-expanded={beginning !== undefined}
              onClick={() => setBeginning(beginning === undefined ? figure : undefined)}
            />
          </>
        )}
        <EditLink params={{ id: figure._id, type: "figure" }}>Open the document</EditLink>
        {may.granted === false && <Text size={1}>{may.reason}</Text>}
      </Flex>
      {draft !== undefined &&
        (isProposed ? (
          <Proposal {...{ figure, draft, shown }} may={mayPublish} />
        ) : (
          <Draft id={figure._id} />
        ))}
      {beginning === undefined || may.granted === false ? (
        <>
          {problems !== undefined && hasError(problems) && <ProblemList problems={problems} />}
          <Stack gap={3}>
            <Heading as="h3" size={1}>
              {sentences.length === 0
                ? "No page shows it"
                : `Shown in ${placeCount(sentences.length)}`}
            </Heading>
            <SentenceList {...shown} />
          </Stack>
        </>
      ) : (
        <ChangeForm
          key={JSON.stringify([figure._id, beginning.value, beginning.from])}
          {...{ figure, beginning, content }}
          onDone={() => setBeginning(undefined)}
        />
      )}
      <FigureLog figure={figure} {...(isBusy || !may.granted ? {} : { onPutBack: setBeginning })} />
    </Stack>
  );
}

/** Shows who has begun to change the figure. That draft is not published from here. */
function Draft({ id }: { id: string }) {
  const authors = useRequest(useCallback((client) => authorsOfDraft(client, id), [id]));
  const first = authors === undefined || authors === "untold" ? undefined : [...authors].at(-1);
  const [user] = useUser(first ?? "");
  return (
    <Card padding={3} radius={2} tone="caution" border>
      <Text size={1}>
        {user?.displayName ?? "Somebody"} has begun to change this figure. Publish or discard these
        changes in the document first: nothing of them goes out from here.
      </Text>
    </Card>
  );
}

function Source({ figure: { sourceTitle, sourceUrl } }: { figure: StoredFigure }) {
  return (
    <Text size={1} muted>
      {sourceUrl ? (
        <a href={sourceUrl} target="_blank" rel="noopener">
          {sourceTitle}
        </a>
      ) : (
        sourceTitle
      )}
    </Text>
  );
}

type LogProps = {
  figure: StoredFigure;
  /** Without it nothing can be restored. */
  onPutBack?: (earlier: InitialValues) => void;
};

/** The log of the figure, the last entry first. An earlier state can be restored. */
function FigureLog({ figure, onPutBack }: LogProps) {
  const events = (figure.log ?? []).toReversed();
  const [last] = events;
  if (last === undefined) return null;
  return (
    <Stack gap={3}>
      <Text size={1} muted>
        Last: <Said event={last} figure={figure} />
      </Text>
      <details>
        <Text as="summary" size={1} weight="medium">
          What was done ({events.length})
        </Text>
        <Stack as="ul" gap={3} paddingTop={3}>
          {events.map((event) => (
            <Flex as="li" key={event._key} gap={3} align="center" wrap="wrap">
              <Text size={1}>
                <Said event={event} figure={figure} />
              </Text>
              {onPutBack !== undefined && event.value !== figure.value && (
                <Button
                  mode="bleed"
                  fontSize={1}
                  text="Put back…"
                  onClick={() => onPutBack(event)}
                />
              )}
            </Flex>
          ))}
        </Stack>
      </details>
    </Stack>
  );
}

function Said({ event, figure }: { event: FigureEvent; figure: StoredFigure }) {
  const [user] = useUser(event.by ?? "");
  const { done, at, value, sourceTitle } = event;
  return (
    <>
      {done}: {figureInEnglish({ ...figure, value: value ?? "" })}, {sourceTitle}
      {at && ` (${dubaiClock(at)}, ${user?.displayName ?? "somebody"})`}
    </>
  );
}
