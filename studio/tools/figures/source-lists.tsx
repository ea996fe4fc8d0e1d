import { CheckmarkIcon } from "@sanity/icons/Checkmark";
import { EditIcon } from "@sanity/icons/Edit";
import { Badge, Box, Button, Card, Flex, Grid, Heading, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import { useWorkspace } from "sanity";
import { dubaiDay } from "../../../schemas/shared/figures/dubai-day.ts";
import { figureInEnglish } from "../../../schemas/shared/figures/figure-text.ts";
import type { StoredFigure } from "../../../schemas/shared/figures/stored-figure.ts";
import type {
  OpenSource,
  Seen,
  SourceReading,
} from "../../../schemas/shared/sources/source-reading.ts";
import type { ContentDocument } from "../../../scripts/check-content/checks/content.ts";
import { EditLink } from "../../lib/controls.tsx";
import { readableDay } from "../../lib/days.ts";
import { hasError, problemsOf } from "../../lib/problems.tsx";
import { useActions } from "../../lib/use-actions.tsx";
import { useMay } from "../../lib/use-may.ts";
import { confirmPart } from "./confirm-part.ts";
import { confirmed, confirmedNext, edited } from "./figure-actions.ts";
import { useFigureActions } from "./publish-figure.ts";
import type { FigureContent } from "./use-figures.ts";

const titles = {
  gone: "The value stands there no longer",
  changed: "The source has changed",
  unreadable: "Cannot be read",
} as const satisfies Record<OpenSource["outcome"], string>;

const tones = { gone: "critical", changed: "caution", unreadable: "neutral" } as const;

/** Sources that a list shows at once. Each has buttons that ask for its document. */
const AT_ONCE = 10;

type ListsProps = { content: FigureContent; search: string; onOpen: (id: string) => void };

/** What the content tool has noticed at sources, until a person has looked. */
export function SourceLists({ content, search, onOpen }: ListsProps) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = content.sources.filter(({ fact }) => {
    const text = [fact.title, fact.value, fact.unit, fact.sourceTitle, fact.sourceUrl];
    return words.every((word) => text.join(" ").toLowerCase().includes(word));
  });
  if (found.length === 0) {
    const nothing = "No source waits for somebody to look at it.";
    return <Text muted>{words.length > 0 ? "No source contains these words." : nothing}</Text>;
  }
  return (
    <Stack gap={5}>
      {[...Map.groupBy(found, ({ outcome }) => outcome)].map(([outcome, sources]) => (
        <SourceList key={outcome} {...{ outcome, sources, content, onOpen }} />
      ))}
    </Stack>
  );
}

type ListProps = Omit<ListsProps, "search"> & {
  outcome: OpenSource["outcome"];
  sources: readonly OpenSource[];
};

function SourceList({ outcome, sources, content, onOpen }: ListProps) {
  const [count, setCount] = useState(AT_ONCE);
  return (
    <Stack gap={3}>
      <Heading as="h2" size={1}>
        {titles[outcome]} ({sources.length})
      </Heading>
      <Stack as="ul" gap={3}>
        {sources.slice(0, count).map((source) => (
          <SourceItem key={source.fact.id} {...{ source, content, onOpen }} />
        ))}
      </Stack>
      {sources.length > count && (
        <Box>
          <Button mode="ghost" text="Show more" onClick={() => setCount(count + AT_ONCE)} />
        </Box>
      )}
    </Stack>
  );
}

type ItemProps = Omit<ListsProps, "search"> & { source: OpenSource };

function SourceItem({ source, content, onOpen }: ItemProps) {
  const { fact } = source;
  const figure = content.figures.find(({ _id }) => _id === fact.document.id);
  const document = content.documents.find(({ _id }) => _id === fact.document.id);
  const { value, unit, counted } = fact;
  return (
    <Card as="li" aria-label={fact.title} border radius={2} padding={3}>
      <Stack gap={4}>
        <Flex gap={3} align="center" wrap="wrap">
          {value !== undefined && (
            <Text weight="semibold">{figureInEnglish({ value, unit, counted })}</Text>
          )}
          <Text>{fact.title}</Text>
        </Flex>
        <SourceComparison source={source} />
        {figure !== undefined && <FigureButtons {...{ source, figure, content, onOpen }} />}
        {figure === undefined && document !== undefined && (
          <PartButtons source={source} document={document} />
        )}
      </Stack>
    </Card>
  );
}

/** What a source said when a person last looked, and what it says now. */
export function SourceComparison({ source: { fact, reading, outcome } }: { source: OpenSource }) {
  const { before, now, problem } = reading;
  return (
    <Stack gap={3} as="section" aria-label="At the source">
      <Flex gap={3} align="center" wrap="wrap">
        <Badge tone={tones[outcome]}>{titles[outcome]}</Badge>
        <Text size={1}>
          <a href={fact.sourceUrl} target="_blank" rel="noopener noreferrer">
            {fact.sourceTitle || fact.sourceUrl}
          </a>
        </Text>
        <Text size={1} muted>
          Checked on {readableDay(fact.checkedOn)}, noticed on {dayOf(reading.noticedAt)}
        </Text>
      </Flex>
      {problem !== null && <Text size={1}>It cannot be read now. {problem}</Text>}
      {outcome !== "unreadable" && (
        <Grid gridTemplateColumns={[1, 1, 2]} gap={3}>
          <Passage title="Before" seen={before} />
          <Passage title="Now" seen={now} />
        </Grid>
      )}
      {outcome === "changed" && <Text size={1}>{whatStands(reading)}</Text>}
    </Stack>
  );
}

function Passage({ title, seen }: { title: string; seen: Seen | null }) {
  if (seen === null) return null;
  return (
    <Card as="figure" aria-label={title} border radius={2} padding={3}>
      <Stack gap={3}>
        <Text as="figcaption" size={1} weight="medium">
          {title}, {dayOf(seen.at)}
        </Text>
        <Text as="blockquote" size={1}>
          {seen.passage}
        </Text>
      </Stack>
    </Card>
  );
}

const dayOf = (at: string | null) => readableDay(at === null ? at : dubaiDay(new Date(at)));

function whatStands({ now }: SourceReading): string {
  if (now?.stands === null) return "Does what we say still follow from it?";
  return now?.stands
    ? "The value still stands there."
    : "The value was not recognised there before either.";
}

type FigureButtonsProps = ItemProps & { figure: StoredFigure };

/** One press for “still right”, and one that opens the figure. */
function FigureButtons({ source, figure, content, onOpen }: FigureButtonsProps) {
  const { publish, isProposing, isSending } = useFigureActions(content);
  const workspace = useWorkspace();
  const isProposed = isProposing(figure);
  const may = useMay(figure, isProposed ? "update" : "publish");
  const hasDraft = content.drafts.has(figure._id);
  const confirm = async () => {
    const day = dubaiDay();
    const edit = source.fact.field === "next" ? confirmedNext(figure, day) : confirmed(figure, day);
    const stored = content.documents.find(({ _id }) => _id === figure._id) ?? figure;
    // The panel of the figure says what is wrong with it.
    if (hasError(await problemsOf(edited(stored, edit), workspace))) onOpen(figure._id);
    else await publish(figure, edit, "Confirmed and published.");
  };
  if (may.granted === false) return <Text size={1}>{may.reason}</Text>;
  return (
    <Flex gap={3} wrap="wrap" align="center">
      <Button
        icon={CheckmarkIcon}
        text={isProposed ? "Propose: still right, checked today" : "Still right, checked today"}
        tone="positive"
        disabled={isSending || hasDraft || may.granted === undefined}
        onClick={confirm}
      />
      <Button icon={EditIcon} text="Change it" mode="ghost" onClick={() => onOpen(figure._id)} />
      {hasDraft && <Text size={1}>Somebody has proposed a change, or begun one: open it.</Text>}
    </Flex>
  );
}

type PartButtonsProps = { source: OpenSource; document: ContentDocument };

/** The same for a row, or for a source of zone facts, which is changed in its form. */
function PartButtons({ source: { fact, reading }, document }: PartButtonsProps) {
  const { send, isSending } = useActions();
  const may = useMay(document, "publish");
  const { _id, _rev, _type } = document;
  const seen = { _id, _rev: typeof _rev === "string" ? _rev : undefined };
  const today = dubaiDay();
  // A day cannot tell whether somebody looked before or after the machine.
  const isTooSoon = fact.checkedOn === today && reading.checkedOnThen === today;
  return (
    <Flex gap={3} wrap="wrap" align="center">
      {may.granted !== false && (
        <Button
          icon={CheckmarkIcon}
          text="Still right, checked today"
          tone="positive"
          disabled={isSending || isTooSoon || may.granted === undefined}
          onClick={() =>
            send((client) => confirmPart(client, seen, fact, today), "Confirmed and published.")
          }
        />
      )}
      <EditLink params={{ id: _id, type: _type, ...(fact.field && { path: fact.field }) }}>
        Change it
      </EditLink>
      {may.granted === false && <Text size={1}>{may.reason}</Text>}
      {isTooSoon && <Text size={1}>It was checked earlier today. Confirm it tomorrow.</Text>}
    </Flex>
  );
}
