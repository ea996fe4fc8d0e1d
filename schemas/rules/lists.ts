import { isRecord } from "../shared/record.ts";

export const LISTED_TWICE = "This is in the list already: take one of the two out.";

/**
 * Refuses a list member that has the same page, name or other value in a field as another member.
 */
export function once(field: string) {
  return (members: unknown): true | string => {
    const values = (Array.isArray(members) ? members : []).flatMap((member: unknown) => {
      const value = isRecord(member) ? member[field] : undefined;
      return (isRecord(value) ? value._ref : value) ?? [];
    });
    return new Set(values).size === values.length || LISTED_TWICE;
  };
}

export function cellsForColumns(value: unknown) {
  if (!isRecord(value) || !Array.isArray(value.columns) || !Array.isArray(value.rows)) return true;
  const columns = value.columns.length;
  const uneven = value.rows.filter(
    (row: unknown) => isRecord(row) && Array.isArray(row.cells) && row.cells.length !== columns,
  );
  return uneven.map(({ _key }: { _key: string }) => ({
    message: `There are ${columns} choices: give the row ${columns} cells.`,
    path: ["rows", { _key }, "cells"],
  }));
}
