import { Stack, Text } from "@sanity/ui";
import { useEffect, useEffectEvent } from "react";
import { definePlugin, type FieldProps, type ObjectInputProps, usePresenceStore } from "sanity";
import { inputsThat, isForm } from "../lib/inputs-that.tsx";
import { useIsChecking, Verdict } from "./verdict.tsx";

/** Milliseconds for which somebody counts as typing where they were seen last. */
const TYPING_MS = 10_000;

/**
 * What is wrong with a field stands under it in words, and not only behind its mark; so does who else
 * is in a line of text, because two who type there at once write into each other's words.
 */
function SayingField(props: FieldProps) {
  const { validation, presence, schemaType, value } = props;
  const isChecking = useIsChecking();
  // What is still empty is only marked: a new document would be full of it.
  const errors = value === undefined ? [] : validation.filter(({ level }) => level === "error");
  const others = schemaType.jsonType === "string" ? presence.filter(isHere) : [];
  // Around every field, always: one that is wrapped while somebody types in it would begin anew.
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {errors.map(({ message }) => (
        <Verdict key={message} $isOld={isChecking} aria-busy={isChecking} data-testid="field-error">
          <Text size={1} role="alert">
            {message}
          </Text>
        </Verdict>
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

/** Says where somebody is once more when their first key makes the draft: then Sanity forgets it. */
function PresentForm(props: ObjectInputProps) {
  const { setLocation } = usePresenceStore();
  const id: unknown = props.value?._id;
  const sayAgain = useEffectEvent(() => {
    const { focusPath: path } = props;
    if (typeof id !== "string" || path.length === 0) return;
    const lastActiveAt = new Date().toISOString();
    setLocation([{ type: "document", documentId: id, path, lastActiveAt }]);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another id is what says it again.
  useEffect(() => {
    // After Sanity's own effect, which comes after those of the form in it.
    const saying = setTimeout(sayAgain);
    return () => clearTimeout(saying);
  }, [id]);
  return props.renderDefault(props);
}

export const saidUnderField = definePlugin({
  name: "nordune/said-under-field",
  form: { components: { field: SayingField, input: inputsThat(isForm, PresentForm) } },
});
