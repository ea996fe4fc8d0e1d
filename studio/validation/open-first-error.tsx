import { useEffect, useRef } from "react";
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
