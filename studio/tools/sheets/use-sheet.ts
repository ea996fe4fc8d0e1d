import {
  type ContentToolConfig,
  EncodingError,
  importTableFile,
  MovedColumnError,
  type Perspective,
  rowsInWords,
  type TableFile,
  undo,
  wholeMessage,
} from "@nordune/content-tool/browser";
import { useCallback, useRef, useState } from "react";
import { useActions } from "../../lib/use-actions.tsx";
import { groupRows, type RowGroup, rowsToTake, takesOf } from "./row-groups.ts";
import type { SheetKind } from "./sheet-kinds.ts";

/** A sheet and what taking it would do. */
export type SheetState = {
  file?: TableFile;
  /** What is being done; undefined when nothing is. */
  doing?: string | undefined;
  /** Why the sheet cannot be read. */
  failure?: string | undefined;
  /** Whether it can be read once somebody says which letters it has. */
  hasOtherLetters?: boolean | undefined;
  /** Whether it is refused because a column seems to have moved, and may be taken even so. */
  hasMovedColumn?: boolean | undefined;
  dryRun?: { groups: RowGroup[]; equal: number } | undefined;
  /** Ids of the rows to take. */
  chosen: ReadonlySet<string>;
  /** The rows that the editor has ticked or unticked, wherever the sheet goes. */
  decided: ReadonlyMap<string, boolean>;
};

const NOTHING: SheetState = { chosen: new Set(), decided: new Map() };

/** Progress is shown this often at most, because the whole list renders each time. */
const PROGRESS_EVERY_MS = 250;

type Sheet = {
  state: SheetState;
  /** Reads a sheet and shows its dry run. */
  look: (file: TableFile, perspective: Perspective) => Promise<void>;
  /** Chooses rows to take, or not to. It stays the same function. */
  choose: (ids: readonly string[], isChosen: boolean) => void;
  /** Writes the chosen rows, and looks again. */
  take: (perspective: Perspective) => Promise<void>;
  clear: () => void;
};

/** A sheet of one kind, from its file to what is written. */
export function useSheet(tool: ContentToolConfig, kind: SheetKind): Sheet {
  const [state, setState] = useState<SheetState>(NOTHING);
  const { send } = useActions();
  /** What is looked at last; an earlier look that ends later is not shown. */
  const latest = useRef(0);

  const choose = useCallback((ids: readonly string[], isChosen: boolean) => {
    setState((before) => {
      const decided = new Map([...before.decided, ...ids.map((id) => [id, isChosen] as const)]);
      return { ...before, decided, chosen: rowsToTake(before.dryRun?.groups ?? [], decided) };
    });
  }, []);

  async function look(file: TableFile, perspective: Perspective): Promise<void> {
    latest.current += 1;
    const own = latest.current;
    const show = (change: Omit<SheetState, "chosen" | "decided">) => {
      if (own !== latest.current) return;
      setState((before) => {
        const shown = { ...before, ...change };
        return { ...shown, chosen: rowsToTake(shown.dryRun?.groups ?? [], shown.decided) };
      });
    };
    setState((before) => ({
      ...NOTHING,
      ...(before.file?.bytes === file.bytes && { decided: before.decided }),
      ...{ file, doing: "Reading the sheet…" },
    }));
    try {
      const plan = await importTableFile(tool, kind.list, file, {
        perspective,
        ...progressTo((doing) => show({ doing })),
      });
      const rows = rowsInWords(plan, kind.key);
      const groups = groupRows(rows);
      const equal = rows.filter(({ outcome }) => outcome === "unchanged").length;
      show({ dryRun: { groups, equal }, doing: undefined });
    } catch (error) {
      const hasOtherLetters = error instanceof Error && error.cause instanceof EncodingError;
      const failure = hasOtherLetters
        ? `${file.name} does not have the letters that are chosen below. Choose others, or save it as CSV UTF-8.`
        : wholeMessage(error);
      const hasMovedColumn = error instanceof MovedColumnError;
      show({ failure, hasOtherLetters, hasMovedColumn, doing: undefined });
    }
  }

  async function take(perspective: Perspective): Promise<void> {
    const { file, dryRun, chosen } = state;
    if (file === undefined || dryRun === undefined) return;
    const isDone = await send(
      async () => {
        const { run } = await importTableFile(tool, kind.list, file, {
          write: true,
          only: chosen,
          take: takesOf(dryRun.groups, chosen),
          perspective,
          ...progressTo((doing) => setState((before) => ({ ...before, doing }))),
        });
        return async () => {
          await takeBack(tool, run);
          await look(file, perspective);
          return undefined;
        };
      },
      `${chosen.size === 1 ? "1 row is" : `${chosen.size} rows are`} in.`,
      "Nothing was brought in.",
    );
    if (isDone) await look(file, perspective);
    else setState((before) => ({ ...before, doing: undefined }));
  }

  return {
    state,
    look,
    take,
    choose,
    clear() {
      latest.current += 1;
      setState(NOTHING);
    },
  };
}

/** Takes a run back. What somebody changed since stays. */
export async function takeBack(tool: ContentToolConfig, run: string | undefined): Promise<void> {
  const undone = run === undefined ? undefined : await undo(tool.client, { write: true, run });
  if (undone !== undefined) return;
  throw new Error("It was taken back before, or is too long ago: the last five can be taken back.");
}

/** Tells in words what the content tool does. */
function progressTo(say: (doing: string) => void) {
  let saidAt = 0;
  return {
    onPart: (title: string) => say(`${title}…`),
    onChecked(checked: number, all: number) {
      if (performance.now() < saidAt + PROGRESS_EVERY_MS) return;
      saidAt = performance.now();
      say(`Checking row ${checked} of ${all}…`);
    },
  };
}
