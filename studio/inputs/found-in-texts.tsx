import { useEffect, useEffectEvent } from "react";
import { definePlugin, type InputProps, isObjectInputProps, type ObjectInputProps } from "sanity";
import { figureValue } from "../../schemas/objects/figure-value.ts";
import { internalLink } from "../../schemas/objects/rich-text.ts";
import { inputsThat } from "../lib/inputs-that.tsx";

/** The types of what an editor inserts into a text by searching for a document, with its field. */
const FOUND: Partial<Record<string, string>> = {
  [figureValue.name]: "figure",
  [internalLink.name]: "page",
};

/** Where a text of blocks keeps its objects and its links. */
const IN_TEXT: readonly unknown[] = ["children", "markDefs"];

/** A form that has the focus in its search, so that what somebody types at once is not lost. */
function FoundForm(props: ObjectInputProps) {
  const lead = useEffectEvent(() => {
    const field = FOUND[props.schemaType.name];
    if (field === undefined || props.value?.[field] !== undefined) return;
    props.onPathFocus([field, "_ref"]);
  });
  useEffect(() => lead(), []);
  return props.renderDefault(props);
}

const isFound = (props: InputProps): props is ObjectInputProps =>
  isObjectInputProps(props) &&
  props.schemaType.name in FOUND &&
  IN_TEXT.includes(props.path.at(-2));

/** Leads who inserts a figure or a link to a page into a text to the search for it. */
export const foundInTexts = definePlugin({
  name: "nordune/found-in-texts",
  form: { components: { input: inputsThat(isFound, FoundForm) } },
});
