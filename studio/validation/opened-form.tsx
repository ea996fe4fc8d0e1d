import { type ReactNode, useEffect, useRef } from "react";
import {
  ALL_FIELDS_GROUP,
  getPublishedId,
  type ObjectInputProps,
  useFormValue,
  usePerspective,
  useValidationStatus,
} from "sanity";
import { groupOfFirstError } from "./form-order.ts";

/**
 * Leaves it to the Studio to say what is wrong. A browser takes some buttons above the fields, such
 * as the list of a document's pages, for one that sends the form: it would lead to the first field
 * with an error instead.
 */
export function LeaveToStudio({ children }: { children: ReactNode }) {
  const inside = useRef<HTMLDivElement>(null);
  useEffect(() => {
    inside.current?.closest("form")?.setAttribute("novalidate", "");
  }, []);
  return <div ref={inside}>{children}</div>;
}

/**
 * A form that opens, once it is checked, on the group of its first error, unless the editor is at a
 * field already.
 */
export function OpenAtFirstError(props: ObjectInputProps) {
  const { schemaType, value, groups, focusPath, onFieldGroupSelect } = props;
  const id = String(useFormValue(["_id"]));
  const isInRelease = usePerspective().selectedReleaseId !== undefined;
  const { isValidating, validation, revision } = useValidationStatus(
    id,
    schemaType.name,
    !isInRelease,
  );
  const settled = useRef<string>(undefined);
  const selected = groups.find((group) => group.selected)?.name;
  useEffect(() => {
    const isChecked = !isValidating && revision === value?._rev;
    if (!isChecked || settled.current === getPublishedId(id)) return;
    settled.current = getPublishedId(id);
    const group = groupOfFirstError(validation, schemaType, value);
    const isShown = group === selected || selected === ALL_FIELDS_GROUP.name;
    if (group !== undefined && !isShown && focusPath.length === 0) onFieldGroupSelect(group);
  }, [
    id,
    isValidating,
    validation,
    revision,
    schemaType,
    value,
    selected,
    focusPath,
    onFieldGroupSelect,
  ]);
  return props.renderDefault(props);
}
