import { CheckmarkIcon } from "@sanity/icons/Checkmark";
import { EditIcon } from "@sanity/icons/Edit";
import { Button, Card, Flex, Heading, Stack, Text } from "@sanity/ui";
import { useCallback, useEffect, useRef, useState } from "react";
import { useUser } from "sanity";
import { idsOfFact } from "../../schemas/shared/figures/alike.ts";
import { dubaiDay } from "../../schemas/shared/figures/dubai-day.ts";
import { formatFigure } from "../../schemas/shared/figures/figure-text.ts";
import { reviewDay } from "../../schemas/shared/figures/review-day.ts";
import {
  type FigureEvent,
  originalOf,
  type StoredFigure,
} from "../../schemas/shared/figures/stored-figure.ts";
import type { ContentDocument } from "../../scripts/check-content/checks/content.ts";
import { EditLink } from "../lib/controls.tsx";
import { dubaiClock } from "../lib/dubai-clock.ts";
import { hasError, ProblemList, useProblems } from "../lib/problems.tsx";
import { useAnswer } from "../lib/use-latest.ts";
import { authorsOfDraft } from "../second-person/second-person.ts";
import { type Beginning, ChangeForm } from "./change-form.tsx";
import { Coming, PlannedChangesCard, Proposal } from "./coming.tsx";
import { confirmed, edited } from "./figure-actions.ts";
import { readableDay } from "./figure-row.tsx";
import { useFigureActions } from "./publish-figure.ts";
import { placeCount, SentenceList } from "./sentence-list.tsx";
import { sentencesShowing } from "./sentences.ts";
import type { FigureContent } from "./use-figures.ts";

type PanelProps = { figure: StoredFigure; content: FigureContent };

export function FigurePanel({ figure: opened, content }: PanelProps) {
  const { documents, figures } = content;
  const figure = originalOf(opened, figures);
  const [beginning, setBeginning] = useState<Beginning>();
  const panel = useRef<HTMLDivElement>(null);
  // The keyboard goes on here, and not behind the last of all figures.
  useEffect(() => panel.current?.focus(), []);
  const { publish, approve, isProposing, isSending } = useFigureActions(content);
  const ids = idsOfFact(figure._id, figures);
  const sentences = sentencesShowing(ids, documents);
  const shown = { sentences, documents, figures, marked: ids };
  const draft = content.drafts.get(figure._id);
  const stored: ContentDocument = documents.find(({ _id }) => _id === figure._id) ?? figure;
  const problems = useProblems(edited(stored, confirmed(figure, dubaiDay())));
  const isBusy = isSending || draft !== undefined;
  return (
    <Stack as="section" gap={4} aria-label={figure.label ?? "Figure"} ref={panel} tabIndex={-1}>
      <Stack gap={3}>
        <Heading as="h2" size={2}>
          {formatFigure({ ...figure, value: figure.value ?? "No value" })}
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
          isBusy={isBusy}
          onChangeDay={() => setBeginning(figure.next ?? undefined)}
          publish={(...given) => {
            setBeginning(undefined);
            return publish(...given);
          }}
        />
        <PlannedChangesCard figure={figure} />
      </Stack>
      <Flex gap={3} wrap="wrap" align="center">
        <Button
          icon={CheckmarkIcon}
          text={isProposing(figure) ? "Propose as confirmed today" : "Confirmed today"}
          tone="positive"
          disabled={isBusy || problems === undefined || hasError(problems)}
          onClick={() => publish(figure, confirmed(figure, dubaiDay()), "Confirmed and published.")}
        />
        <Button
          icon={EditIcon}
          text="Change"
          mode="ghost"
          disabled={isBusy}
          aria-expanded={beginning !== undefined}
          onClick={() => setBeginning(beginning === undefined ? figure : undefined)}
        />
        <EditLink params={{ id: figure._id, type: "figure" }}>Open the document</EditLink>
      </Flex>
      {draft !== undefined &&
        (isProposing(figure) ? (
          <Proposal
            {...{ figure, draft, shown }}
            isBusy={isSending}
            onApprove={() => approve(figure, draft)}
          />
        ) : (
          <Draft id={figure._id} />
        ))}
      {beginning === undefined ? (
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
        />
      )}
      <FigureLog figure={figure} onPutBack={setBeginning} />
    </Stack>
  );
}

/** Says who has begun to change the figure: nothing of that goes out from here. */
function Draft({ id }: { id: string }) {
  const authors = useAnswer(useCallback((client) => authorsOfDraft(client, id), [id]));
  const [by = ""] = authors ?? [];
  const [user] = useUser(by);
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

type LogProps = { figure: StoredFigure; onPutBack: (earlier: Beginning) => void };

/** Who confirmed or changed the figure, the last first; what it said before can be put back. */
function FigureLog({ figure, onPutBack }: LogProps) {
  const events = (figure.log ?? []).toReversed();
  if (events.length === 0) return null;
  return (
    <details>
      <Text as="summary" size={1} weight="medium">
        What was done ({events.length})
      </Text>
      <Stack as="ul" gap={3} paddingTop={3}>
        {events.map((event) => (
          <Event key={event._key} event={event} figure={figure} onPutBack={onPutBack} />
        ))}
      </Stack>
    </details>
  );
}

function Event({ event, figure, onPutBack }: LogProps & { event: FigureEvent }) {
  const [user] = useUser(event.by ?? "");
  const { done, at, value } = event;
  return (
    <Flex as="li" gap={3} align="center" wrap="wrap">
      <Text size={1}>
        {done}: {formatFigure({ value: value ?? "", unit: figure.unit })}, {event.sourceTitle}
        {at && ` (${dubaiClock(at)}, ${user?.displayName ?? "somebody"})`}
      </Text>
      {value !== figure.value && (
        <Button mode="bleed" fontSize={1} text="Put back…" onClick={() => onPutBack(event)} />
      )}
    </Flex>
  );
}
