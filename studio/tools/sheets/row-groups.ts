import type { PlanRow } from "@nordune/content-tool/browser";

/** Rows of a sheet with the same fate. */
export type RowGroup = {
  title: string;
  /** What an editor has to know of these rows. */
  note?: string;
  /** Whether a row can be taken, and whether it is unless the editor says no. */
  choice: "taken" | "offered" | "none";
  rows: readonly PlanRow[];
};

const groups: (Omit<RowGroup, "rows"> & { outcomes: readonly PlanRow["outcome"][] })[] = [
  {
    title: "Refused",
    note: "A rule of the form forbids these rows. Mend them in the sheet, and bring it in again.",
    choice: "none",
    outcomes: ["refused"],
  },
  {
    title: "To decide",
    note: "The Studio has something else. Tick a row to take the sheet’s.",
    choice: "offered",
    outcomes: ["conflict"],
  },
  {
    title: "Left as an editor has it",
    note: "Somebody changed or deleted these since the sheet was taken out or brought in. Tick a row to take the sheet’s.",
    choice: "offered",
    outcomes: ["keptEdited", "keptDeleted"],
  },
  { title: "New", choice: "taken", outcomes: ["created"] },
  { title: "Changed", choice: "taken", outcomes: ["updated"] },
];

/** The rows that need a look or change something, those that need a person first. */
export function groupRows(rows: readonly PlanRow[]): RowGroup[] {
  const all = groups.map(({ outcomes, ...group }) => ({
    ...group,
    rows: rows.filter(({ outcome }) => outcomes.includes(outcome)),
  }));
  return all.filter((group) => group.rows.length > 0);
}

/**
 * Ids of the rows to take: as the editor has decided, else those of the groups that are taken unless
 * the editor says no.
 * @param decided whether to take a row, by its id
 */
export const rowsToTake = (
  groups: readonly RowGroup[],
  decided: ReadonlyMap<string, boolean>,
): ReadonlySet<string> =>
  new Set(
    groups.flatMap(({ choice, rows }) =>
      choice === "none"
        ? []
        : rows.flatMap(({ id }) => ((decided.get(id) ?? choice === "taken") ? [id] : [])),
    ),
  );

/**
 * The options that choose the sheet's side for rows on which the Studio has something else.
 * @param chosen ids of the rows to take
 */
export const takesOf = (groups: readonly RowGroup[], chosen: ReadonlySet<string>): string[] =>
  groups.flatMap(({ choice, rows }) =>
    choice === "offered"
      ? rows
          .filter(({ id }) => chosen.has(id))
          // The row's side, and that of a document of which somebody has a draft.
          .flatMap(({ id, document }) => [`theirs:${id}`, `theirs:${document}`])
      : [],
  );
