import { Badge, Card, Flex, Stack, Text } from "@sanity/ui";
import { useEffect, useRef } from "react";
import { dubaiDay } from "../../../schemas/shared/figures/dubai-day.ts";
import { figureInEnglish } from "../../../schemas/shared/figures/figure-text.ts";
import { nextDay } from "../../../schemas/shared/figures/on-day.ts";
import { reviewDay } from "../../../schemas/shared/figures/review-day.ts";
import { readThrough, type StoredFigure } from "../../../schemas/shared/figures/stored-figure.ts";
import { readableDay } from "../../lib/days.ts";

type RowProps = {
  figure: StoredFigure;
  all: readonly StoredFigure[];
  isOpen: boolean;
  isLeft: boolean;
  onOpen: () => void;
};

export function FigureRow({ figure, all, isOpen, isLeft, onOpen }: RowProps) {
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isLeft) row.current?.focus();
  }, [isLeft]);
  const read = readThrough(figure, all);
  const day = reviewDay(read);
  const from = nextDay(read);
  return (
    <Card
      __unstable_focusRing
      ref={row}
      as="button"
      type="button"
      padding={3}
      radius={2}
      border
      // Texts and badges of a selected card are hard to read.
      tone={isOpen ? "primary" : "default"}
      aria-pressed={isOpen}
      onClick={onOpen}
    >
      <Stack gap={3}>
        <Flex gap={3} align="center" wrap="wrap">
          <Text weight="semibold">
            {figureInEnglish({ ...read, value: read.value ?? "No value" })}
          </Text>
          <Text>{figure.label}</Text>
          <Marks figure={read} />
        </Flex>
        {from !== undefined && (
          <Text size={1}>
            From {readableDay(from)}: {figureInEnglish({ ...read, value: read.next?.value ?? "" })}
          </Text>
        )}
        <Text size={1} muted={!isOpen}>
          {read.sourceTitle}
        </Text>
        <Text size={1} muted={!isOpen}>
          Checked on {readableDay(read.checkedOn)}, check again by {readableDay(day)}
        </Text>
      </Stack>
    </Card>
  );
}

function Marks({ figure }: { figure: StoredFigure }) {
  const day = reviewDay(figure);
  return (
    <>
      {figure.sameAs && <Badge>Same as another</Badge>}
      {figure.status === "toBeConfirmed" && <Badge tone="caution">To be confirmed</Badge>}
      {day !== undefined && day < dubaiDay() && <Badge tone="critical">Review due</Badge>}
    </>
  );
}
