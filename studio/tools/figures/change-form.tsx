import { Button, Card, Flex, Heading, Radio, Stack, Text } from "@sanity/ui";
import { useId, useState } from "react";
import { IntentLink } from "sanity/router";
import { styled } from "styled-components";
import { figuresOfOneLaw, idsOfFact } from "../../../schemas/shared/figures/alike.ts";
import { dubaiDay } from "../../../schemas/shared/figures/dubai-day.ts";
import { readingsOf } from "../../../schemas/shared/figures/figure-number.ts";
import { figureInEnglish, unitInWords } from "../../../schemas/shared/figures/figure-text.ts";
import { reasonsToAsk } from "../../../schemas/shared/figures/readable-value.ts";
import type { FigureEvent, StoredFigure } from "../../../schemas/shared/figures/stored-figure.ts";
import { Field, Offer } from "../../lib/controls.tsx";
import { DayField } from "../../lib/day-field.tsx";
import { readableDay } from "../../lib/days.ts";
import { hasError, ProblemList, useProblems } from "../../lib/problems.tsx";
import { Readings } from "../../lib/readings.tsx";
import { changed, edited, isPlanned } from "./figure-actions.ts";
import { OPEN_FIGURE } from "./open-figure.ts";
import { useFigureActions } from "./publish-figure.ts";
import { placeCount, SentenceList } from "./sentence-list.tsx";
import { sentencesShowing } from "./sentences.ts";
import type { FigureContent } from "./use-figures.ts";

/** The initial values of the form: the figure, an earlier state of it, or its next value. */
export type InitialValues = Pick<FigureEvent, "value" | "sourceTitle" | "sourceUrl"> & {
  from?: string | null | undefined;
  mayBeCalledOff?: boolean | null | undefined;
};

type ChangeFormProps = {
  figure: StoredFigure;
  beginning: InitialValues;
  content: FigureContent;
  /** Is called when the change is published or proposed. */
  onDone: () => void;
};

export function ChangeForm({ figure, beginning, content, onDone }: ChangeFormProps) {
  const { documents, figures } = content;
  const { publish, isProposing, isSending } = useFigureActions(content);
  const today = dubaiDay();
  const [value, setValue] = useState(beginning.value ?? "");
  const [sourceTitle, setSourceTitle] = useState(beginning.sourceTitle ?? "");
  const [sourceUrl, setSourceUrl] = useState(beginning.sourceUrl ?? "");
  const [checkedOn, setCheckedOn] = useState(today);
  const [from, setFrom] = useState(beginning.from ?? today);
  const [mayBeCalledOff, setMayBeCalledOff] = useState(beginning.mayBeCalledOff === true);
  const [isAsking, setAsking] = useState(false);

  const [chosen, setChosen] = useState<string>();

  const isLater = from > today;
  const { unit, counted } = figure;
  const named = unitInWords(figure);
  const readings = readingsOf(value, unit);
  const isUnclear = readings.length > 1 && value !== chosen;
  const [only, another] = readings;
  const after = { unit, counted, value: another === undefined && only ? only : value.trim() };
  const edit = changed(figure, {
    value: after.value,
    sourceTitle: sourceTitle.trim(),
    sourceUrl: sourceUrl.trim(),
    checkedOn,
    later: isLater ? { from, mayBeCalledOff } : undefined,
  });
  const stored = documents.find(({ _id }) => _id === figure._id) ?? figure;
  const problems = useProblems(edited(stored, edit));
  const marked = idsOfFact(figure._id, figures);
  const changedFigures = figures.map((each) =>
    each._id === figure._id ? { ...each, value: after.value } : each,
  );
  const sentences = sentencesShowing(marked, documents);
  const isComplete = [value, sourceTitle, checkedOn, from].every((text) => text.trim() !== "");
  const reasons = reasonsToAsk({ ...figure, value: figure.value ?? "" }, after);
  const reads = figureInEnglish(after);
  /** From when on a later value holds. */
  const since = isLater ? ` from ${readableDay(from)} on` : "";
  const isReady =
    isComplete &&
    !isUnclear &&
    problems !== undefined &&
    !hasError(problems) &&
    !isSending &&
    !content.drafts.has(figure._id) &&
    (isLater ? !isPlanned(figure, edit) : after.value !== figure.value);

  const send = async () => {
    const success = isLater
      ? `${figure.label ?? "The figure"} is ${reads}${since}.`
      : `Changed and published: ${reads}.`;
    if (await publish(figure, edit, success)) onDone();
  };

  return (
    <Card border radius={2} padding={[3, 4]} as="section" aria-label="Change">
      <Stack gap={4}>
        <Stack gap={3}>
          <Field
            label={named ? `New value (in ${named})` : "New value"}
            value={value}
            onChange={setValue}
          />
          {isUnclear ? (
            <Readings
              {...{ value, readings, figure }}
              onChoose={(choice) => {
                setValue(choice);
                setChosen(choice);
              }}
            />
          ) : (
            after.value !== "" && (
              <Text size={1} muted role="status">
                Reads {reads}
              </Text>
            )
          )}
        </Stack>
        <Field label="Source" value={sourceTitle} onChange={setSourceTitle} />
        <Field label="Address of the source" value={sourceUrl} onChange={setSourceUrl} type="url" />
        <Flex gap={4} wrap="wrap">
          <DayField label="Checked on" value={checkedOn} onChange={setCheckedOn} />
          <DayField label="Holds from" value={from} onChange={setFrom} />
        </Flex>
        {isLater && <Certainty mayBeCalledOff={mayBeCalledOff} onChange={setMayBeCalledOff} />}
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
          changed={changedFigures}
          marked={marked}
        />
        <InReach>
          <Stack gap={3}>
            {isComplete && !isUnclear && problems !== undefined && (
              <ProblemList problems={problems} />
            )}
            <Button
              text={`${isProposing(figure) ? "Propose" : "Publish"} ${isLater ? `for ${readableDay(from)}` : "now"}`}
              tone="primary"
              disabled={!isReady}
              onClick={() => (reasons.length > 0 ? setAsking(true) : send())}
            />
          </Stack>
        </InReach>
        {isAsking && (
          <Offer
            header={`${reads} in place of ${figureInEnglish({ ...figure, value: figure.value ?? "no value" })}${since}?`}
            refuse="Look again"
            accept={`${isProposing(figure) ? "Propose" : "Publish"} ${reads}${since}`}
            onClose={() => setAsking(false)}
            onAccept={send}
          >
            {reasons.map((reason) => (
              <Text key={reason}>{reason}</Text>
            ))}
          </Offer>
        )}
      </Stack>
    </Card>
  );
}

/** Stays visible below the sentences, at the bottom of the tool. */
const InReach = styled(Card)`
  position: sticky;
  bottom: -2rem;
  padding-block: 0.75rem 2rem;
`;

type CertaintyProps = { mayBeCalledOff: boolean; onChange: (mayBeCalledOff: boolean) => void };

/**
 * Whether a later value may still be called off. Both kinds are shown on their day; only a certain
 * one is announced to visitors.
 */
function Certainty({ mayBeCalledOff, onChange }: CertaintyProps) {
  const name = useId();
  const choices = [
    [false, "It is law already: visitors read beforehand what comes"],
    [true, "It may still be called off: nobody is told before its day"],
  ] as const;
  return (
    <Stack gap={3} role="radiogroup" aria-label="How certain it is">
      {choices.map(([choice, title]) => (
        <Flex as="label" gap={2} align="center" key={title}>
          <Radio
            name={name}
            checked={mayBeCalledOff === choice}
            onChange={() => onChange(choice)}
          />
          <Text size={1}>{title}</Text>
        </Flex>
      ))}
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
              <IntentLink intent={OPEN_FIGURE} params={{ id: other._id }}>
                {figureInEnglish({ ...other, value: other.value ?? "" })}: {other.label}
              </IntentLink>
            </Text>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
