import { useId } from "react";
import { definePlugin, type InputProps, isStringInputProps, useFormValue } from "sanity";
import { useLivePages } from "./use-pages.ts";

/** Fields that hold the path of a live page, by type of document. */
const pathFields = new Map([
  ["redirect", "target"],
  ["pageMetadata", "path"],
]);

const fieldNames = new Set<unknown>(pathFields.values());

/** Lists the site's pages under a field that holds the path of one, while the editor types. */
function PathInput(props: InputProps) {
  const type = useFormValue(["_type"]);
  const isPath = typeof type === "string" && pathFields.get(type) === props.path[0];
  return isPath ? <InputWithPages {...props} /> : props.renderDefault(props);
}

function InputWithPages(props: InputProps) {
  const pages = useLivePages();
  const list = useId();
  if (!isStringInputProps(props)) return props.renderDefault(props);
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
        props.path.length === 1 && fieldNames.has(props.path[0]) ? (
          <PathInput {...props} />
        ) : (
          props.renderDefault(props)
        ),
    },
  },
});
