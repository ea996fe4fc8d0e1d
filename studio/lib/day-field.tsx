import { CalendarIcon } from "@sanity/icons/Calendar";
import { Box, Button, Flex, Stack, Text, TextInput } from "@sanity/ui";
import { type ComponentProps, useEffect, useId, useRef, useState } from "react";
import { readDay } from "../../schemas/shared/figures/read-day.ts";
import { realDay } from "../../schemas/shared/figures/real-day.ts";
import { readableDay } from "./days.ts";

type DayFieldProps = {
  label: string;
  /** ISO date (YYYY-MM-DD); empty for none. */
  value: string;
  onChange: (day: string) => void;
};

/** A field for a day in words, “27 Nov 2026”, to type or to choose from the browser's calendar. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  const id = useId();
  const [unread, setUnread] = useState<string>();
  return (
    <Stack gap={2}>
      <Text as="label" id={`${id}-label`} htmlFor={id} size={1} weight="medium">
        {label}
      </Text>
      <DayControl
        id={id}
        labelId={`${id}-label`}
        value={value}
        onChange={(day) => {
          setUnread(undefined);
          onChange(day);
        }}
        onUnread={setUnread}
        aria-invalid={unread !== undefined}
        aria-describedby={unread === undefined ? undefined : `${id}-problem`}
      />
      {unread !== undefined && (
        <Text id={`${id}-problem`} size={1} role="alert">
          “{unread}” cannot be read as a day. Write it as 27 Nov 2026.
        </Text>
      )}
    </Stack>
  );
}

type DayControlProps = Omit<ComponentProps<typeof TextInput>, "value" | "onChange"> & {
  id: string;
  /** Of the element that names the field. */
  labelId?: string;
  /** ISO date; empty for none. A text that is no day is shown as it is. */
  value: string;
  onChange: (day: string) => void;
  /** Is called with a text that is no day, when its author leaves the field. */
  onUnread: (text: string) => void;
};

/** The input of a day with its calendar, without a label. */
export function DayControl(props: DayControlProps) {
  const { id, labelId, value, onChange, onUnread, onBlur, readOnly, ...others } = props;
  const calendar = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(shown(value));
  useEffect(() => setTyped((text) => (readDay(text) === value ? text : shown(value))), [value]);
  return (
    <Flex gap={1}>
      <Box flex={1}>
        <TextInput
          {...others}
          id={id}
          value={typed}
          readOnly={readOnly}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            const day = readDay(currentTarget.value);
            if (day !== undefined || currentTarget.value.trim() === "") onChange(day ?? "");
          }}
          onBlur={(event) => {
            const day = readDay(typed);
            if (day !== undefined) setTyped(shown(day));
            else if (typed.trim() !== "" && !readOnly) onUnread(typed.trim());
            onBlur?.(event);
          }}
        />
      </Box>
      <Button
        mode="ghost"
        icon={CalendarIcon}
        disabled={readOnly === true}
        aria-label="Choose from a calendar"
        aria-describedby={labelId}
        onClick={() => calendar.current?.showPicker()}
      />
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={realDay(value) ?? ""}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        style={{ width: 0, border: 0, padding: 0, opacity: 0 }}
      />
    </Flex>
  );
}

const shown = (day: string) => (day === "" || realDay(day) === undefined ? day : readableDay(day));
