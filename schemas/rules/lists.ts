import { isRecord } from "../shared/record.ts";

function idOf(reference: unknown): unknown {
  return isRecord(reference) ? reference._ref : undefined;
}

/** Refuses the large testimonial among the smaller ones: it would be read twice. */
export function leadIsNotRepeated(value: unknown) {
  if (!isRecord(value) || !Array.isArray(value.others)) return true;
  const lead = idOf(value.lead);
  return lead !== undefined && value.others.some((other: unknown) => idOf(other) === lead)
    ? { message: "The large testimonial is listed here too: choose another.", path: ["others"] }
    : true;
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

export function oneHighlighted(members: unknown): true | string {
  const highlighted = (Array.isArray(members) ? members : []).filter(
    (member: unknown) => isRecord(member) && member.highlighted === true,
  );
  return highlighted.length <= 1 || "Highlight one of them at most.";
}
