import { Stack, Text } from "@sanity/ui";
import { definePlugin, type FieldProps } from "sanity";

/** Milliseconds for which somebody counts as typing where they were seen last. */
const TYPING_MS = 10_000;

/**
 * What is wrong with a field stands under it in words, and not only behind its mark; so does who else
 * is in a line of text, because two who type there at once write into each other's words.
 */
function SayingField(props: FieldProps) {
  const { validation, presence, schemaType, value } = props;
  // What is still empty is only marked: a new document would be full of it.
  const errors = value === undefined ? [] : validation.filter(({ level }) => level === "error");
  const others = schemaType.jsonType === "string" ? presence.filter(isHere) : [];
  // Around every field, always: one that is wrapped while somebody types in it would begin anew.
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {errors.map(({ message }) => (
        <Text key={message} size={1} data-testid="field-error" role="alert">
          {message}
        </Text>
      ))}
      {others.map(({ user, sessionId }) => (
        <Text key={sessionId} size={1} muted role="status">
          {user.displayName ?? "Somebody"} is in this field: wait until they are done, or both lose
          words.
        </Text>
      ))}
    </Stack>
  );
}

const isHere = ({ lastActiveAt }: { lastActiveAt: string }) =>
  Date.now() - Date.parse(lastActiveAt) < TYPING_MS;

export const saidUnderField = definePlugin({
  name: "nordune/said-under-field",
  form: { components: { field: SayingField } },
});
