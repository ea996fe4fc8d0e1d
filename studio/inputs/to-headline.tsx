import { Button } from "@sanity/ui";
import { definePlugin, type InputProps, type ObjectInputProps } from "sanity";
import { styled } from "styled-components";
import { inputsThat, isForm } from "../lib/inputs-that.tsx";

/** Where pages keep their headline, in the order of preference. */
const HEADLINES = [["hero", "headline"], ["hero", "heading"], ["heading"]] as const;

/** The path of a page's headline; undefined for a document without one. */
export function headlineOf({ schemaType }: Pick<ObjectInputProps, "schemaType">) {
  return HEADLINES.find(([first, second]) => {
    const field = schemaType.fields.find(({ name }) => name === first);
    if (second === undefined) return field !== undefined;
    return (
      field !== undefined &&
      "fields" in field.type &&
      field.type.fields.some(({ name }) => name === second)
    );
  });
}

/** The form of a page. Who comes by keyboard meets a way to its headline first. */
function PageForm(props: ObjectInputProps) {
  const path = headlineOf(props);
  return (
    <>
      {path !== undefined && (
        <Skip mode="ghost" text="To the headline" onClick={() => props.onPathFocus([...path])} />
      )}
      {props.renderDefault(props)}
    </>
  );
}

const Skip = styled(Button)`
  &:not(:focus) {
    position: absolute;
    clip-path: inset(50%);
  }
`;

const isPage = (props: InputProps): props is ObjectInputProps =>
  isForm(props) && headlineOf(props) !== undefined;

/** Puts a way to the headline before the fields of each page. */
export const toHeadline = definePlugin({
  name: "nordune/to-headline",
  form: { components: { input: inputsThat(isPage, PageForm) } },
});
