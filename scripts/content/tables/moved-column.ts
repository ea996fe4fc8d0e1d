/** A cell beside what the content lake has in its place. */
export type PlacedCell = {
  /** The title of its column, and the number of its row. */
  title: string;
  row: number;
  text: string;
  /** The text of this cell by the content of the lake. */
  before: string;
};

/** A column of a sheet was probably moved without the others. */
export class MovedColumnError extends Error {}

/** One or two values may have been exchanged on purpose. */
const MOST_EXCHANGED = 2;
/** The part of a column's changes that a sorted or shifted column has at least. */
const FEWEST_MOVED = 0.5;

/**
 * Refuses a sheet in which a column was sorted or shifted without the others: then many rows have
 * what other rows have in the content lake, and these have lost it.
 * @throws MovedColumnError that names the column and a row
 */
export function refuseMovedColumn(path: string, cells: readonly PlacedCell[]): void {
  for (const [title, column] of Map.groupBy(cells, (cell) => cell.title)) {
    const changed = column.filter(({ text, before }) => text !== before && text !== "");
    const homes = Map.groupBy(column, ({ before }) => before);
    const strays = changed.flatMap((cell) => {
      const owners = homes.get(cell.text) ?? [];
      const [home] = owners;
      return home && owners.every(({ text }) => text !== cell.text) ? [{ cell, home }] : [];
    });
    const [{ cell, home } = {}] = strays;
    const isMoved =
      strays.length > MOST_EXCHANGED && strays.length >= changed.length * FEWEST_MOVED;
    if (!isMoved || cell === undefined || home === undefined) continue;
    throw new MovedColumnError(
      `${path}: in the column “${title}” ${strays.length} rows have what other rows have in the content lake: row ${cell.row} has “${cell.text.slice(0, 60)}” of row ${home.row}. The column was probably sorted or moved without the others, so nothing of the sheet is taken. Undo that, or take the sheet out again.`,
    );
  }
}
