import { CheckmarkIcon } from "@sanity/icons/Checkmark";
import { EditIcon } from "@sanity/icons/Edit";
import { Button, Card, Flex, Heading, Stack, Text } from "@sanity/ui";
import { useEffect, useRef, useState } from "react";
import { useUser } from "sanity";
import { idsOfFact } from "../../schemas/shared/figures/alike.ts";
import { dubaiDay } from "../../schemas/shared/figures/dubai-day.ts";
import { confirmed, edited } from "../../schemas/shared/figures/figure-actions.ts";
import { formatFigure } from "../../schemas/shared/figures/figure-text.ts";
import { reviewDay } from "../../schemas/shared/figures/review-day.ts";
import { sentencesShowing } from "../../schemas/shared/figures/sentences.ts";
import { originalOf, type StoredFigure } from "../../schemas/shared/figures/stored-figure.ts";
import { EditLink } from "../lib/edit-link.tsx";
import { hasError, ProblemList, useProblems } from "../lib/problems.tsx";
import { type Beginning, ChangeForm } from "./change-form.tsx";
import { Coming } from "./coming.tsx";
import { FigureLog } from "./figure-log.tsx";
import { readableDay } from "./figure-row.tsx";
import { PlannedChangesCard } from "./planned-changes.tsx";
import { Proposal } from "./proposal.tsx";
import { placeCount, SentenceList } from "./sentence-list.tsx";
import { useFigureActions } from "./use-figure-actions.ts";
import type { FigureContent } from "./use-figures.ts";

type PanelProps = { figure: StoredFigure; content: FigureContent; onDone: () => void };

/** A figure, every sentence that shows it, and what an editor does about it. */
export function FigurePanel({ figure: opened, content, onDone }: PanelProps) {
  const { documents, figures } = content;
  const figure = originalOf(opened, figures);
  const [beginning, setBeginning] = useState<Beginning>();
  const panel = useRef<HTMLDivElement>(null);
  // The keyboard goes on here, and not behind the last of all figures.
  useEffect(() => panel.current?.focus(), []);
  const { publish, approve, isProposing, isSending } = useFigureActions(content, onDone);
  const ids = idsOfFact(figure._id, figures);
  const sentences = sentencesShowing(ids, documents);
  const shown = { sentences, documents, figures, marked: ids };
  const begun = content.edited.get(figure._id);
  const isEdited = begun !== undefined;
  const stored = documents.find(({ _id }) => _id === figure._id) ?? figure;
  const problems = useProblems(edited(stored, confirmed(figure, dubaiDay())));
  const isBusy = isSending || isEdited;
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
      {begun !== undefined &&
        (isProposing(figure) ? (
          <Proposal
            figure={figure}
            draft={begun.draft}
            shown={shown}
            isBusy={isSending}
            onApprove={() => approve(figure, begun.draft)}
          />
        ) : (
          <Draft by={begun.by} />
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
          {...{ figure, beginning, content, onDone }}
        />
      )}
      <FigureLog figure={figure} onPutBack={setBeginning} />
    </Stack>
  );
}

/** Says who has begun to change the figure: nothing of that goes out from here. */
function Draft({ by = "" }: { by: string | undefined }) {
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
