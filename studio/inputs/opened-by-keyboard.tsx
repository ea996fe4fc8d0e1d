import { Box, Button } from "@sanity/ui";
import { useEffect, useEffectEvent, useRef } from "react";
import { definePlugin, type InputProps, type ObjectInputProps } from "sanity";
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
 * The form of a page. Who opens it by keyboard is led to its headline, as by an address that names a
 * field: lists, the bar above the form and its first fields come before it in the order of Tab. Who
 * opens it by mouse is in no field. Tab goes on from the form's beginning, with a way past its first
 * fields.
 */
function PageForm(props: ObjectInputProps) {
  const path = headlineOf(props);
  const beginning = useRef<HTMLButtonElement>(null);
  const lead = useEffectEvent(() => {
    const isElsewhere = props.focusPath.length > 0 || isBesidePreview();
    if (path === undefined || isElsewhere) return;
    if (lastUsed === "keydown") props.onPathFocus(path);
    if (lastUsed === "pointerdown") beginning.current?.focus({ preventScroll: true });
  });
  useEffect(() => lead(), []);
  return (
    <>
      {path !== undefined && (
        <div>
          {/* Sanity focuses the first control of an opened form. This one is no stop of Tab. */}
          <Beginning
            ref={beginning}
            type="button"
            tabIndex={-1}
            aria-label="The fields of the page"
          />
          <UntilFocused>
            <Button mode="ghost" text="To the headline" onClick={() => props.onPathFocus(path)} />
          </UntilFocused>
        </div>
      )}
      {props.renderDefault(props)}
    </>
  );
}

const isPage = (props: InputProps): props is ObjectInputProps =>
  isForm(props) && headlineOf(props) !== undefined;

/** Leads who opens a page by keyboard to its headline. */
export const openedByKeyboard = definePlugin({
  name: "nordune/opened-by-keyboard",
  form: { components: { input: inputsThat(isPage, PageForm) } },
});
