import { type PlanRow, statesInWords } from "@nordune/content-tool/browser";
import { Card, Checkbox, Flex, Heading, Stack, Text } from "@sanity/ui";
import { memo, useId } from "react";
import { FirstOf } from "../../lib/first-of.tsx";
import type { RowGroup } from "./row-groups.ts";

/** Rows that are shown at once, because a sheet may have thousands. */
const SHOWN = 100;

type GroupProps = {
  group: RowGroup;
  chosen: ReadonlySet<string>;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
};

/** Rows with the same fate, with a tick for each where the editor has a choice. */
export function RowGroupCard({ group, chosen, onChoose }: GroupProps) {
  const { title, note, choice, rows } = group;
  const allId = useId();
  const ids = rows.map(({ id }) => id);
  const count = ids.filter((id) => chosen.has(id)).length;
  return (
    <Card as="section" aria-label={title} border radius={3} padding={[3, 4]}>
      <Stack gap={4}>
        <Flex align="center" gap={3} wrap="wrap">
          <Heading as="h2" size={1}>
            {title} ({rows.length})
          </Heading>
          {choice !== "none" && rows.length > 1 && (
            <Flex align="center" gap={2}>
              <Checkbox
                id={allId}
                checked={count === ids.length}
                indeterminate={count > 0 && count < ids.length}
                onChange={(event) => onChoose(ids, event.currentTarget.checked)}
              />
              <Text as="label" htmlFor={allId} size={1}>
                All of them
              </Text>
            </Flex>
          )}
        </Flex>
        {note !== undefined && (
          <Text size={1} muted>
            {note}
          </Text>
        )}
        <FirstOf items={rows} count={SHOWN}>
          {(shown) => (
            <Stack as="ul" gap={4}>
              {shown.map((row) => (
                <RowItem
                  key={row.id}
                  row={row}
                  isOffered={choice !== "none"}
                  isChosen={chosen.has(row.id)}
                  onChoose={onChoose}
                />
              ))}
            </Stack>
          )}
        </FirstOf>
      </Stack>
    </Card>
  );
}

type RowProps = {
  row: PlanRow;
  isOffered: boolean;
  isChosen: boolean;
  onChoose: GroupProps["onChoose"];
};

/** Memoised, so that a tick renders its row alone. */
const RowItem = memo(function RowItem({ row, isOffered, isChosen, onChoose }: RowProps) {
  const id = useId();
  const { head, fields, problems } = row;
  const label = row.label === "" ? `Row ${row.row}` : `Row ${row.row}: ${row.label}`;
  return (
    <Flex as="li" gap={3}>
      {isOffered && (
        <Checkbox
          id={id}
          checked={isChosen}
          onChange={(event) => onChoose([row.id], event.currentTarget.checked)}
        />
      )}
      <Stack gap={2} flex={1}>
        <Text size={1} weight="medium">
          {isOffered ? <label htmlFor={id}>{label}</label> : label}
        </Text>
        {head !== undefined && <Text size={1}>{sentence(head)}</Text>}
        {problems.map(({ level, title, message }) => (
          <Text key={`${title}: ${message}`} size={1}>
            {level === "warning" ? "To look at: " : ""}
            {title === undefined ? "" : `${title}: `}
            {message}
          </Text>
        ))}
        {fields.map((field) => (
          <Text key={field.path} size={1} muted>
            {fieldInWords(field)}
          </Text>
        ))}
      </Stack>
    </Flex>
  );
});

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

function fieldInWords({ title, lake, source, state }: PlanRow["fields"][number]): string {
  if (state !== "changed") {
    return `${title}: ${statesInWords[state]}. In the Studio ${lake}, in the sheet ${source}`;
  }
  return lake === "" ? `${title}: ${source}` : `${title}: ${lake} → ${source}`;
}
