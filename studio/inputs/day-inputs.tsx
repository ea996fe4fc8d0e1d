import {
  definePlugin,
  type InputProps,
  isStringInputProps,
  type StringInputProps,
  set,
  unset,
} from "sanity";
import { DayControl } from "../lib/day-field.tsx";
import { inputsThat } from "../lib/inputs-that.tsx";

/**
 * A day as people type it. Sanity's input knows one notation, stores nothing for another one, and
 * lets the document be published without a day. A text that is no day is stored as it was typed, so
 * that the rule of the field says what is wrong.
 */
function DayInput({ value = "", elementProps, id, readOnly, onChange }: StringInputProps) {
  const { ref, onFocus, onBlur } = elementProps;
  const store = (text: string) => onChange(text === "" ? unset() : set(text));
  return (
    <DayControl
      ref={ref}
      id={id}
      value={value}
      readOnly={readOnly === true}
      aria-describedby={elementProps["aria-describedby"]}
      onFocus={onFocus}
      onBlur={onBlur}
      onChange={store}
      onUnread={store}
    />
  );
}

const isDayInput = (props: InputProps): props is StringInputProps =>
  isStringInputProps(props) && props.schemaType.name === "date";

/** Understands days in every form as the Figures tool does. */
export const dayInputs = definePlugin({
  name: "nordune/day-inputs",
  form: { components: { input: inputsThat(isDayInput, DayInput) } },
});
