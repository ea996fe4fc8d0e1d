import { useMemo } from "react";
import { isKeySegment, useFormValue, usePerspective, useValidationStatus } from "sanity";

/** The problems of the rows that the Studio's validation has found, by the key of the row. */
export function useProblemsOfRows(): ReadonlyMap<string, string> {
  const id = String(useFormValue(["_id"]));
  const isInRelease = usePerspective().selectedReleaseId !== undefined;
  const { validation } = useValidationStatus(id, "translation", !isInRelease);
  return useMemo(
    () =>
      new Map(
        validation.flatMap(({ level, message, path: [name, row] }) =>
          level === "error" && name === "rows" && row !== undefined && isKeySegment(row)
            ? [[row._key, message]]
            : [],
        ),
      ),
    [validation],
  );
}
