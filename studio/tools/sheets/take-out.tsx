import {
  type ContentToolConfig,
  documentLines,
  formatTable,
  rowsOfList,
} from "@nordune/content-tool/browser";
import { DownloadIcon } from "@sanity/icons/Download";
import { Button, Flex, Text } from "@sanity/ui";
import { dubaiDay } from "../../../schemas/shared/figures/dubai-day.ts";
import { useActions } from "../../lib/use-actions.tsx";
import type { SheetKind } from "./sheet-kinds.ts";

const ENDINGS = [
  { ending: "xlsx", title: "Excel (.xlsx)" },
  { ending: "csv", title: "CSV" },
] as const;

/** Downloads what is published of a kind, in a sheet that can be brought in again. */
export function TakeOut({ tool, kind }: { tool: ContentToolConfig; kind: SheetKind }) {
  const { send, isSending } = useActions();
  const takeOut = (ending: string) =>
    send(async () => {
      const name = `${kind.list}-${dubaiDay()}.${ending}`;
      save(name, await formatTable(name, await rowsOfList(tool, kind.list)));
      return undefined;
    });
  return (
    <Flex gap={3} wrap="wrap">
      {ENDINGS.map(({ ending, title }) => (
        <Button
          key={ending}
          icon={DownloadIcon}
          mode="ghost"
          text={title}
          disabled={isSending}
          onClick={() => takeOut(ending)}
        />
      ))}
    </Flex>
  );
}

/** Downloads all published documents. */
export function DownloadContent({ tool }: { tool: ContentToolConfig }) {
  const { send, isSending } = useActions();
  return (
    <Flex gap={3} align="center" wrap="wrap">
      <Button
        icon={DownloadIcon}
        mode="ghost"
        text="All published documents (.ndjson)"
        disabled={isSending}
        onClick={() =>
          send(async () => {
            const lines = await documentLines(tool.client);
            save(`content-${dubaiDay()}.ndjson`, new Blob([lines]));
            return undefined;
          })
        }
      />
      <Text size={1} muted>
        A line for each document. Pictures are named and stay where they are.
      </Text>
    </Flex>
  );
}

/** Milliseconds in which a browser has surely begun to read a file. */
const READ_MS = 60_000;

/** Has the browser save a file. */
function save(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), READ_MS);
}
