import { CheckmarkIcon } from "@sanity/icons/Checkmark";
import { EditIcon } from "@sanity/icons/Edit";
import { Button, Card, Flex, Heading, Stack, Text } from "@sanity/ui";
import { useEffect, useRef, useState } from "react";
import { IntentLink } from "sanity/router";
import { idsOfFact } from "../../schemas/shared/figures/alike.ts";
import { dubaiDay } from "../../schemas/shared/figures/dubai-day.ts";
import { formatFigure } from "../../schemas/shared/figures/figure-text.ts";
import { nextDay } from "../../schemas/shared/figures/on-day.ts";
import { reviewDay } from "../../schemas/shared/figures/review-day.ts";
import { sentencesShowing } from "../../schemas/shared/figures/sentences.ts";
import { originalOf, type StoredFigure } from "../../schemas/shared/figures/stored-figure.ts";
import { useActions } from "../lib/use-actions.ts";
import { ChangeForm } from "./change-form.tsx";
import { readableDay } from "./figure-row.tsx";
import { PlannedChangesCard } from "./planned-changes-card.tsx";
import { confirmFigure } from "./publish-figure.ts";
import { placeCount, SentenceList } from "./sentence-list.tsx";
import type { FigureContent } from "./use-figures.ts";

type PanelProps = { figure: StoredFigure; content: FigureContent; onDone: () => void };

/** A figure, every sentence that shows it, and what an editor does about it. */
export function FigurePanel({ figure: opened, content, onDone }: PanelProps) {
  const { documents, figures, edited } = content;
  const figure = originalOf(opened, figures);
  const [isChanging, setChanging] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  // The keyboard goes on here, and not behind the last of all figures.
  useEffect(() => panel.current?.focus(), []);
  const { send, isSending } = useActions(onDone);
  const ids = idsOfFact(figure._id, figures);
  const sentences = sentencesShowing(ids, documents);
  const shown = { sentences, documents, figures, marked: ids };
  const isEdited = edited.has(figure._id);
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
        <Coming figure={figure} />
        <PlannedChangesCard figure={figure} />
      </Stack>
      <Flex gap={3} wrap="wrap" align="center">
        <Button
          icon={CheckmarkIcon}
          text="Confirmed today"
          tone="positive"
          disabled={isSending || isEdited}
          onClick={() =>
            send((client) => confirmFigure(client, figure, dubaiDay()), "Confirmed and published.")
          }
        />
        <Button
          icon={EditIcon}
          text="Change"
          mode="ghost"
          disabled={isSending || isEdited}
          aria-expanded={isChanging}
          onClick={() => setChanging(!isChanging)}
        />
        <Text size={1}>
          <IntentLink intent="edit" params={{ id: figure._id, type: "figure" }}>
            Open the document
          </IntentLink>
        </Text>
      </Flex>
      {isEdited && (
        <Card padding={3} radius={2} tone="caution" border>
          <Text size={1}>
            This figure has changes that are not published. Publish or discard them first.
          </Text>
        </Card>
      )}
      {isChanging ? (
        <ChangeForm key={figure._id} figure={figure} content={content} onDone={onDone} />
      ) : (
        <Stack gap={3}>
          <Heading as="h3" size={1}>
            {sentences.length === 0
              ? "No page shows it"
              : `Shown in ${placeCount(sentences.length)}`}
          </Heading>
          <SentenceList {...shown} />
        </Stack>
      )}
    </Stack>
  );
}

/** What the figure will be, and where to look at it. */
function Coming({ figure }: { figure: StoredFigure }) {
  const from = nextDay(figure);
  const value = figure.next?.value;
  if (from === undefined || !value) return null;
  return (
    <Card padding={3} radius={2} tone="primary" border>
      <Text size={1}>
        From {readableDay(from)}: {formatFigure({ value, unit: figure.unit })}. The Preview shows
        any page as of that day: choose it above the pages at its left.
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
