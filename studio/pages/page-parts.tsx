import { Badge } from "@sanity/ui";
import { useId } from "react";
import {
  definePlugin,
  type InputProps,
  isStringInputProps,
  pathToString,
  type StringInputProps,
  useFormValue,
} from "sanity";
import { Choice } from "../lib/controls.tsx";
import { inputsThat } from "../lib/inputs-that.tsx";
import { type TreePage, useLivePages } from "./pages.ts";

export function PageMarks({ page }: { page: TreePage }) {
  return (
    <>
      {page.hasDraft && <Badge tone="caution">Draft</Badge>}
      {page.isInRelease && <Badge tone="suggest">Release</Badge>}
      {page.isOverdue && <Badge tone="critical">Overdue</Badge>}
    </>
  );
}

type PageSelectProps = {
  label: string;
  value: string;
  onChange: (path: string) => void;
  without?: string;
};

export function PageSelect({ label, value, onChange, without }: PageSelectProps) {
  const pages = useLivePages().filter(({ path }) => path !== without);
  return (
    <Choice {...{ label, value, onChange }}>
      <option value="">Choose a page</option>
      {pages.map((page) => (
        <option key={page.path} value={page.path}>
          {page.title} ({page.path})
        </option>
      ))}
    </Choice>
  );
}

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
