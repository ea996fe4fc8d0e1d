import { useId } from "react";
import { definePlugin, type InputProps, isStringInputProps, useFormValue } from "sanity";
import { useLivePages } from "./use-pages.ts";

/** Fields that hold the path of a live page, by type of document. */
const pathFields: Partial<Record<string, string>> = { redirect: "target", pageMetadata: "path" };

/** Lists the site's pages under a field that holds the path of one, while the editor types. */
function PathInput(props: InputProps) {
  const type = useFormValue(["_type"]);
  const pages = useLivePages();
  const list = useId();
  const isPath = pathFields[String(type)] === props.path[0];
  if (!isPath || !isStringInputProps(props)) return props.renderDefault(props);
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

/** Proposes the pages of the site wherever the path of one is typed. */
export const pathInputs = definePlugin({
  name: "nordune/path-inputs",
  form: {
    components: {
      input: (props) =>
        props.path.length === 1 && (props.path[0] === "target" || props.path[0] === "path") ? (
          <PathInput {...props} />
        ) : (
          props.renderDefault(props)
        ),
    },
  },
});
