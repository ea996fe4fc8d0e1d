import { CalendarIcon } from "@sanity/icons/Calendar";
import { Box, Button, Flex, Stack, Text, TextInput } from "@sanity/ui";
import { useEffect, useId, useRef, useState } from "react";
import { readableDay, readDay } from "./days.ts";

type DayFieldProps = {
  label: string;
  /** ISO date (YYYY-MM-DD); empty for none. */
  value: string;
  onChange: (day: string) => void;
};

/** A field for a day in words, “27 Nov 2026”, to type or to choose from the browser's calendar. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  const id = useId();
  const calendar = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(shown(value));
  useEffect(() => setTyped((text) => (readDay(text) === value ? text : shown(value))), [value]);
  const isUnread = typed.trim() !== "" && readDay(typed) === undefined;
  return (
    <Stack gap={2}>
      <Text as="label" id={`${id}-label`} htmlFor={id} size={1} weight="medium">
        {label}
      </Text>
      <Flex gap={1}>
        <Box flex={1}>
          <TextInput
            id={id}
            value={typed}
            aria-invalid={isUnread}
            aria-describedby={isUnread ? `${id}-problem` : undefined}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              const day = readDay(currentTarget.value);
              if (day !== undefined || currentTarget.value.trim() === "") onChange(day ?? "");
            }}
            onBlur={() => setTyped((text) => shown(readDay(text) ?? "") || text)}
          />
        </Box>
        <Button
          mode="ghost"
          icon={CalendarIcon}
          aria-label="Choose from a calendar"
          aria-describedby={`${id}-label`}
          onClick={() => calendar.current?.showPicker()}
        />
        <input
          ref={calendar}
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          style={{ width: 0, border: 0, padding: 0, opacity: 0 }}
        />
      </Flex>
      {isUnread && (
        <Text id={`${id}-problem`} size={1} role="alert">
          Write the day as 27 Nov 2026.
        </Text>
      )}
    </Stack>
  );
}

const shown = (day: string) => (day === "" ? "" : readableDay(day));
