import { useEffect, useEffectEvent } from "react";
import { definePlugin, type InputProps, type ObjectInputProps } from "sanity";
import { inputsThat, isForm } from "../lib/inputs-that.tsx";

/** Where pages keep their headline, in the order of preference. */
const HEADLINES = [
  ["hero", "headline"],
  ["hero", "heading"],
] as const;

/** The path of a page's headline; undefined for a document without one. */
function headlineOf({ schemaType }: ObjectInputProps): [string, string] | undefined {
  for (const [group, name] of HEADLINES) {
    const type = schemaType.fields.find((field) => field.name === group)?.type;
    if (type && "fields" in type && type.fields.some((field) => field.name === name)) {
      return [group, name];
    }
  }
  return undefined;
}

/** Whether the editor used the keyboard last. */
let isByKeyboard = false;
const note = ({ type }: Event): void => {
  isByKeyboard = type === "keydown";
};
// Sanity's command line reads the configuration without a document.
if (typeof document !== "undefined") {
  for (const type of ["keydown", "pointerdown"]) addEventListener(type, note, { capture: true });
}

/** In the preview a page is opened to be seen, and the choice of the next one follows. */
const isBesidePreview = () => document.querySelector("iframe") !== null;

/**
 * The form of a page. Who opens it by keyboard is led to its headline, as by an address that names a
 * field: lists, the bar above the form and its first fields come before it in the order of Tab.
 */
function PageForm(props: ObjectInputProps) {
  const lead = useEffectEvent(() => {
    const path = headlineOf(props);
    const isElsewhere = props.focusPath.length > 0 || isBesidePreview();
    if (path !== undefined && isByKeyboard && !isElsewhere) props.onPathFocus(path);
  });
  useEffect(() => lead(), []);
  return props.renderDefault(props);
}

const isPage = (props: InputProps): props is ObjectInputProps =>
  isForm(props) && headlineOf(props) !== undefined;

/** Leads who opens a page by keyboard to its headline. */
export const openedByKeyboard = definePlugin({
  name: "nordune/opened-by-keyboard",
  form: { components: { input: inputsThat(isPage, PageForm) } },
});
