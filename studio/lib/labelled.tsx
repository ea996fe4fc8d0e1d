import { Select, Stack, Text, TextInput } from "@sanity/ui";
import { type ReactNode, useId } from "react";

type Labelled = { label: string; value: string; onChange: (value: string) => void };

/** A field of a tool: a text, an address or a day. */
export function Field(props: Labelled & { type?: "text" | "url" | "date" }) {
  const { label, value, onChange, type = "text" } = props;
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

/** One of several; its children are the options. */
export function Choice({ label, value, onChange, children }: Labelled & { children: ReactNode }) {
  const id = useId();
  return (
    <Stack gap={3}>
      <Text as="label" size={1} weight="medium" htmlFor={id}>
        {label}
      </Text>
      <Select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {children}
      </Select>
    </Stack>
  );
}
