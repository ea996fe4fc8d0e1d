import { Stack } from "@sanity/ui";
import {
  definePlugin,
  type InputProps,
  isStringInputProps,
  pathToString,
  type StringInputProps,
  set,
  useFormValue,
} from "sanity";
import { readingsOf } from "../../schemas/shared/figures/figure-number.ts";
import { inputsThat } from "../lib/inputs-that.tsx";
import { Readings } from "../lib/readings.tsx";

/**
 * Formats the number of a figure when its field loses the focus, and asks which one is meant if it
 * can be read in two ways.
 */
function ValueInput(props: StringInputProps) {
  const { value = "", onChange, elementProps, readOnly } = props;
  const [type, unit] = [useFormValue(["_type"]), useFormValue(["unit"])];
  if (type !== "figure") return props.renderDefault(props);
  const unitText = typeof unit === "string" ? unit : undefined;
  const readings = readingsOf(value, unitText);
  const leave: typeof elementProps.onBlur = (event) => {
    const [reading, other] = readings;
    if (!readOnly && reading !== undefined && other === undefined && reading !== value) {
      onChange(set(reading));
    }
    elementProps.onBlur?.(event);
  };
  return (
    <Stack gap={3}>
      {props.renderDefault({ ...props, elementProps: { ...elementProps, onBlur: leave } })}
      {readings.length > 1 && !readOnly && (
        <Readings
          {...{ value, readings, figure: { unit: unitText } }}
          onChoose={(reading) => onChange(set(reading))}
        />
      )}
    </Stack>
  );
}

const isValue = (props: InputProps): props is StringInputProps =>
  isStringInputProps(props) && ["value", "next.value"].includes(pathToString(props.path));

/** Accepts the numbers of figures as people type them. */
export const valueInputs = definePlugin({
  name: "nordune/value-inputs",
  form: { components: { input: inputsThat(isValue, ValueInput) } },
});
