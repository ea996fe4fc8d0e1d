import { Box, Button } from "@sanity/ui";
import { useEffect, useEffectEvent, useRef } from "react";
import { definePlugin, type ObjectInputProps } from "sanity";
import { styled } from "styled-components";
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

/** What the editor used last: keyboard or mouse. */
let lastUsed: string | undefined;
const note = ({ type }: Event): void => {
  lastUsed = type;
};
// Sanity's command line reads the configuration without a document.
if (typeof document !== "undefined") {
  for (const type of ["keydown", "pointerdown"]) addEventListener(type, note, { capture: true });
}

/** In the preview a page is opened to be seen, and the choice of the next one follows. */
const isBesidePreview = () => document.querySelector("iframe") !== null;

/** What is seen only while it has the focus. */
const UntilFocused = styled(Box)`
  &:not(:focus-within) {
    position: absolute;
    clip-path: inset(50%);
  }
`;

/** Where Tab goes on from, without anything to see. */
const Beginning = styled.button`
  position: absolute;
  clip-path: inset(50%);
`;

/**
 * The form of a document. Who opens it by mouse is in no field, and beside no button that says its
 * name because it has the focus; Tab goes on from the form's beginning. Who opens a page by keyboard is
 * led to its headline, as by an address that names a field: lists, the bar above the form and its first
 * fields come before it in the order of Tab. Others find a way past the first fields there.
 */
function DocumentForm(props: ObjectInputProps) {
  const path = headlineOf(props);
  const beginning = useRef<HTMLButtonElement>(null);
  const lead = useEffectEvent(() => {
    const isElsewhere = props.focusPath.length > 0 || isBesidePreview();
    if (isElsewhere) return;
    if (lastUsed === "keydown" && path !== undefined) props.onPathFocus(path);
    if (lastUsed === "pointerdown") beginning.current?.focus({ preventScroll: true });
  });
  useEffect(() => lead(), []);
  return (
    <>
      <div>
        {/* Sanity focuses the first control of an opened form. This one is no stop of Tab. */}
        <Beginning
          ref={beginning}
          type="button"
          tabIndex={-1}
          aria-label={path === undefined ? "The fields of the document" : "The fields of the page"}
        />
        {path !== undefined && (
          <UntilFocused>
            <Button mode="ghost" text="To the headline" onClick={() => props.onPathFocus(path)} />
          </UntilFocused>
        )}
      </div>
      {props.renderDefault(props)}
    </>
  );
}

/** Leads who opens a page by keyboard to its headline, and who opens a form by mouse to its beginning. */
export const openedForms = definePlugin({
  name: "nordune/opened-forms",
  form: { components: { input: inputsThat(isForm, DocumentForm) } },
});
