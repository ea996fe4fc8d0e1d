import { Button, Card, Flex, Heading, Stack, Text, TextInput } from "@sanity/ui";
import { useId, useState } from "react";
import { styled } from "styled-components";
import { figuresOfOneLaw, idsOfFact } from "../../schemas/shared/figures/alike.ts";
import { dubaiDay } from "../../schemas/shared/figures/dubai-day.ts";
import { formatFigure } from "../../schemas/shared/figures/figure-text.ts";
import { sentencesShowing } from "../../schemas/shared/figures/sentences.ts";
import type { StoredFigure } from "../../schemas/shared/figures/stored-figure.ts";
import { useActions } from "../lib/use-actions.ts";
import { readableDay } from "./figure-row.tsx";
import { changeFigure, scheduleFigure } from "./publish-figure.ts";
import { placeCount, SentenceList } from "./sentence-list.tsx";
import type { FigureContent } from "./use-figures.ts";

type ChangeFormProps = { figure: StoredFigure; content: FigureContent; onDone: () => void };

/** A new value of a figure, every sentence before and after it, and the day from which it holds. */
export function ChangeForm({ figure, content, onDone }: ChangeFormProps) {
  const { documents, figures, edited } = content;
  const { send, isSending } = useActions(onDone);
  const today = dubaiDay();
  const [value, setValue] = useState(figure.value ?? "");
  const [sourceTitle, setSourceTitle] = useState(figure.sourceTitle ?? "");
  const [sourceUrl, setSourceUrl] = useState(figure.sourceUrl ?? "");
  const [checkedOn, setCheckedOn] = useState(today);
  const [from, setFrom] = useState(today);

  const marked = idsOfFact(figure._id, figures);
  const changed = figures.map((each) => (each._id === figure._id ? { ...each, value } : each));
  const sentences = sentencesShowing(marked, documents);
  const isLater = from > today;
  const isComplete = [value, sourceTitle, checkedOn, from].every((text) => text.trim() !== "");

  function publish() {
    const change = { value: value.trim(), sourceTitle: sourceTitle.trim(), sourceUrl, checkedOn };
    if (!isLater) {
      return send((client) => changeFigure(client, figure, change), "Changed and published.");
    }
    return send(
      (client) => scheduleFigure(client, figure, { change, from }),
      `Scheduled for ${readableDay(from)}. You find it under Releases.`,
    );
  }

  return (
    <Card border radius={2} padding={[3, 4]} as="section" aria-label="Change">
      <Stack gap={4}>
        <Field label="New value" value={value} onChange={setValue} />
        <Field label="Source" value={sourceTitle} onChange={setSourceTitle} />
        <Field label="Address of the source" value={sourceUrl} onChange={setSourceUrl} type="url" />
        <Flex gap={4} wrap="wrap">
          <Field label="Checked on" value={checkedOn} onChange={setCheckedOn} type="date" />
          <Field label="Holds from" value={from} onChange={setFrom} type="date" />
        </Flex>
        {isLater && (
          <Text size={1} muted>
            Schedule here what may still be called off, or goes out together with other documents.
            For what is law already, fill in “Next value” in the document: pages then turn by
            themselves, and the Preview shows them as of any day.
          </Text>
        )}
        <SameLaw figure={figure} all={figures} />
        <Heading as="h3" size={1}>
          {sentences.length === 0
            ? "No page shows it"
            : `Before and after, in ${placeCount(sentences.length)}`}
        </Heading>
        <SentenceList
          sentences={sentences}
          documents={documents}
          figures={figures}
          changed={changed}
          marked={marked}
        />
        <InReach>
          <Button
            text={isLater ? `Schedule for ${readableDay(from)}` : "Publish now"}
            tone="primary"
            disabled={isSending || edited.has(figure._id) || !isComplete || value === figure.value}
            onClick={publish}
          />
        </InReach>
      </Stack>
    </Card>
  );
}

/** Stays in sight below the sentences, however many there are, down to the edge of the tool. */
const InReach = styled(Card)`
  position: sticky;
  bottom: -2rem;
  padding-block: 0.75rem 2rem;
`;

type FieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: "text" | "url" | "date";
};

function Field({ label, value, onChange, type = "text" }: FieldProps) {
  const id = useId();
  return (
    <Stack gap={2}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        {label}
      </Text>
      <TextInput
        id={id}
        type={type}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Stack>
  );
}

/** Other figures that the same law may have changed. */
function SameLaw({ figure, all }: { figure: StoredFigure; all: readonly StoredFigure[] }) {
  const others = figuresOfOneLaw(figure, all);
  if (others.length === 0) return null;
  return (
    <Card padding={3} radius={2} tone="caution" border>
      <Stack gap={3}>
        <Text size={1}>The same law says these too. Does it change them?</Text>
        <Stack as="ul" gap={2}>
          {others.map((other) => (
            <Text key={other._id} as="li" size={1}>
              {formatFigure({ ...other, value: other.value ?? "" })}: {other.label}
            </Text>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
