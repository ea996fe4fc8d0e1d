import { Button, Flex, Stack, Text } from "@sanity/ui";
import { useUser } from "sanity";
import { formatFigure } from "../../schemas/shared/figures/figure-text.ts";
import type { FigureEvent, StoredFigure } from "../../schemas/shared/figures/stored-figure.ts";
import type { Beginning } from "./change-form.tsx";
import { dubaiTime } from "./planned-changes.tsx";

type LogProps = { figure: StoredFigure; onPutBack: (earlier: Beginning) => void };

/** Who confirmed or changed the figure, the last first; what it said before can be put back. */
export function FigureLog({ figure, onPutBack }: LogProps) {
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
        {at && ` (${dubaiTime.format(new Date(at))} in Dubai, ${user?.displayName ?? "somebody"})`}
      </Text>
      {value !== figure.value && (
        <Button mode="bleed" fontSize={1} text="Put back…" onClick={() => onPutBack(event)} />
      )}
    </Flex>
  );
}
