// sanity 6.16.0: the text of a problem is behind an icon, and an editor's place is forgotten when the
// first key creates the draft. Not needed once both are shown by Sanity.

import { Stack, Text } from "@sanity/ui";
import { useEffect, useEffectEvent } from "react";
import { definePlugin, type FieldProps, type ObjectInputProps, usePresenceStore } from "sanity";
import { inputsThat, isForm } from "../../lib/inputs-that.tsx";
import { useIsChecking, Verdict } from "./validation-state.tsx";

/** A person counts as typing for this many milliseconds in the field where they were last seen. */
const TYPING_MS = 10_000;

/**
 * Shows problems of a field below it as text, not only behind its icon. It also shows who else is
 * typing in a line of text, because two people in one field overwrite each other.
 */
function SayingField(props: FieldProps) {
  const { validation, presence, schemaType, value } = props;
  const isChecking = useIsChecking();
  // An empty field only has an icon, because a new document would be full of messages.
  const errors = value === undefined ? [] : validation.filter(({ level }) => level === "error");
  const others = schemaType.jsonType === "string" ? presence.filter(isHere) : [];
  // This wraps every field from the start, because a field that is wrapped later would be created
  // again while somebody types.
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

/**
 * Reports the editor's field again when their first key creates the draft, because Sanity forgets
 * it then.
 */
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
    // The timer runs after Sanity's own effect, which runs after those of the form.
    const saying = setTimeout(sayAgain);
    return () => clearTimeout(saying);
  }, [id]);
  return props.renderDefault(props);
}

export const problemsUnderField = definePlugin({
  name: "nordune/problems-under-field",
  form: { components: { field: SayingField, input: inputsThat(isForm, PresentForm) } },
});
