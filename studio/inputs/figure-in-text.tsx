import { useEffect, useEffectEvent } from "react";
import { definePlugin, type InputProps, isObjectInputProps, type ObjectInputProps } from "sanity";
import { figureValue } from "../../schemas/objects/figure-value.ts";
import { inputsThat } from "../lib/inputs-that.tsx";

/** The form of a figure in a text. While none is chosen, what somebody types searches for one. */
function FigureForm(props: ObjectInputProps) {
  const lead = useEffectEvent(() => {
    if (props.value?.figure === undefined) props.onPathFocus(["figure", "_ref"]);
  });
  useEffect(() => lead(), []);
  return props.renderDefault(props);
}

const isFigure = (props: InputProps): props is ObjectInputProps =>
  isObjectInputProps(props) && props.schemaType.name === figureValue.name;

/** Leads who inserts a figure into a text to the search for it. */
export const figuresInTexts = definePlugin({
  name: "nordune/figures-in-texts",
  form: { components: { input: inputsThat(isFigure, FigureForm) } },
});
