import { useId } from "react";
import {
  definePlugin,
  type InputProps,
  isStringInputProps,
  pathToString,
  type StringInputProps,
  useFormValue,
} from "sanity";
import { inputsThat } from "../lib/inputs-that.tsx";
import { useLivePages } from "../lib/pages.ts";

/** Fields that contain the path of a published page, by type of document. */
const pathFields: Partial<Record<string, string>> = { redirect: "target", pageMetadata: "path" };

/** Suggests the site's pages below a field for a path, while the editor types. */
function PathInput(props: StringInputProps) {
  const type = useFormValue(["_type"]);
  const pages = useLivePages();
  const list = useId();
  if (pathFields[String(type)] !== props.path[0]) return props.renderDefault(props);
  const elementProps = { ...props.elementProps, list };
  return (
    <>
      {props.renderDefault({ ...props, elementProps })}
      <datalist id={list}>
        {pages.map(({ path, title }) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
      </datalist>
    </>
  );
}

const mayBePath = (props: InputProps): props is StringInputProps =>
  isStringInputProps(props) && ["target", "path"].some((name) => pathToString(props.path) === name);

/** Adds suggestions to every field for the path of a page. */
export const pathInputs = definePlugin({
  name: "nordune/path-inputs",
  form: { components: { input: inputsThat(mayBePath, PathInput) } },
});
