import {
  CODE_PAGES,
  type ContentToolConfig,
  type Perspective,
  TABLE_ENDINGS,
  type TableFile,
} from "@nordune/content-tool/browser";
import { UploadIcon } from "@sanity/icons/Upload";
import { Button, Card, Flex, Spinner, Stack, Text } from "@sanity/ui";
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import {
  MAY_NEED_SECOND_PERSON,
  needsSecondPerson,
  secondPersonQuery,
} from "../../../schemas/rules/second-person.ts";
import { Choice } from "../../lib/controls.tsx";
import { useLatestResult } from "../../lib/use-latest.ts";
import { useMayCreate } from "../../lib/use-may.ts";
import type { SheetKind } from "./sheet-kinds.ts";
import { RowGroupCard } from "./sheet-rows.tsx";
import { useSheet } from "./use-sheet.ts";

type Release = { _id: string; title: string | null };

const releasesQuery = `*[_type == "system.release" && state == "active"]
  | order(metadata.title){ _id, "title": metadata.title }`;
const LIVE = { params: {}, perspective: "raw" } as const;
const NO_RELEASES: Release[] = [];

const TAX_FIGURE = { _type: "figure", topic: "tax" };

const ENDINGS = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(TABLE_ENDINGS);

const nameOfRelease = (id: string) => id.slice("_.releases.".length);

type BringInProps = {
  tool: ContentToolConfig;
  kind: SheetKind;
  /** How often a sheet was taken back. The one that is shown is looked at again. */
  takenBack: number;
};

/** Reads a sheet, shows what it would do, and takes the rows that the editor chooses. */
export function BringIn({ tool, kind, takenBack }: BringInProps) {
  const [perspective, setPerspective] = useState<Perspective>("drafts");
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const releases = useLatestResult(releasesQuery, LIVE, NO_RELEASES);
  const setting = useLatestResult<unknown>(secondPersonQuery, LIVE, undefined);
  // A sheet may hold tax figures, which somebody else approves.
  const isDraftsOnly =
    kind.type === TAX_FIGURE._type &&
    needsSecondPerson(TAX_FIGURE, setting ?? MAY_NEED_SECOND_PERSON);
  const may = useMayBringIn(kind, perspective);
  const sheet = useSheet(tool, kind);
  const { file, doing, failure, hasOtherLetters, hasMovedColumn, dryRun, chosen } = sheet.state;
  const isBusy = doing !== undefined;

  const lookAgain = (changed: Partial<TableFile>, into = perspective) =>
    file && sheet.look({ ...file, ...changed }, into);
  const lookAfterTakingBack = useEffectEvent(() => lookAgain({}));
  useEffect(() => {
    if (takenBack > 0) lookAfterTakingBack();
  }, [takenBack]);
  async function open(files: FileList | null): Promise<void> {
    const [first] = files ?? [];
    if (first === undefined || isBusy) return;
    const bytes = new Uint8Array(await first.arrayBuffer());
    await sheet.look({ name: first.name, bytes }, perspective);
  }
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    open(event.dataTransfer.files);
  };

  return (
    <Stack gap={4}>
      <Choice
        label="Into"
        value={perspective}
        onChange={(into) => {
          setPerspective(into);
          lookAgain({}, into);
        }}
      >
        <option value="drafts">Drafts, to be looked at and published</option>
        {!isDraftsOnly && <option value="published">What visitors see, at once</option>}
        {!isDraftsOnly &&
          releases.map(({ _id, title }) => (
            <option key={_id} value={nameOfRelease(_id)}>
              The release “{title ?? nameOfRelease(_id)}”
            </option>
          ))}
      </Choice>
      {isDraftsOnly && (
        <Text size={1} muted>
          Tax figures need a second person, who approves each draft.
        </Text>
      )}
      <Card
        border
        radius={3}
        padding={4}
        tone={isOver ? "primary" : "transparent"}
        data-testid="sheet-drop"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Flex align="center" gap={3} wrap="wrap">
          <Button
            icon={UploadIcon}
            text="Choose a sheet…"
            tone="primary"
            disabled={isBusy}
            onClick={() => input.current?.click()}
          />
          <Text size={1} muted>
            Or drop it here: {ENDINGS}. {kind.hint} Nothing is changed before you say so.
          </Text>
          <input
            ref={input}
            type="file"
            accept={TABLE_ENDINGS.join()}
            aria-label={`A sheet, ${ENDINGS}`}
            hidden
            onChange={(event) => {
              open(event.currentTarget.files);
              // So that the same file, mended, can be chosen again.
              event.currentTarget.value = "";
            }}
          />
        </Flex>
      </Card>
      {failure !== undefined && (
        <Card padding={4} radius={3} tone="critical" border role="alert">
          <Stack gap={4}>
            <Text>{failure}</Text>
            {file !== undefined && hasOtherLetters && (
              <Choice
                label="Letters of the file"
                value={file.encoding ?? ""}
                onChange={(encoding) => lookAgain({ encoding: encoding || undefined })}
              >
                <option value="">Unicode</option>
                {CODE_PAGES.map(({ name, title }) => (
                  <option key={name} value={name}>
                    {title} ({name})
                  </option>
                ))}
              </Choice>
            )}
            {hasMovedColumn && (
              <Flex>
                <Button
                  mode="ghost"
                  text="It is meant so: show what it would do"
                  onClick={() => lookAgain({ evenSo: true })}
                />
              </Flex>
            )}
          </Stack>
        </Card>
      )}
      <Flex align="center" gap={3} role="status">
        {isBusy && <Spinner muted />}
        <Text muted>{doing ?? (dryRun ? summaryOf(file?.name, dryRun) : "")}</Text>
      </Flex>
      {dryRun !== undefined && (
        <>
          {dryRun.groups.map((group) => (
            <RowGroupCard key={group.title} {...{ group, chosen }} onChoose={sheet.choose} />
          ))}
          <Flex gap={3} align="center" wrap="wrap">
            <Button
              text={chosen.size === 1 ? "Take 1 row" : `Take ${chosen.size} rows`}
              tone="positive"
              disabled={isBusy || chosen.size === 0 || may.granted !== true}
              onClick={() => sheet.take(perspective)}
            />
            <Button mode="bleed" text="Put the sheet away" onClick={sheet.clear} />
            {may.granted === false && <Text size={1}>{may.reason}</Text>}
          </Flex>
        </>
      )}
    </Stack>
  );
}

/**
 * Whether the user may write such documents, and the note by which they are taken back. The content
 * lake is asked, with ids of the form that the documents will have.
 */
function useMayBringIn({ type: _type }: SheetKind, perspective: Perspective) {
  const _id = perspective === "drafts" ? "drafts.of-a-sheet" : "of-a-sheet";
  const document = useMayCreate({ _id, _type });
  const note = useMayCreate({ _id: "content.run.of-a-sheet", _type: "contentRun" });
  return document.granted === true ? note : document;
}

function summaryOf(
  name: string | undefined,
  {
    groups,
    equal,
  }: { groups: readonly { title: string; rows: readonly unknown[] }[]; equal: number },
): string {
  const counts = groups.map(({ title, rows }) => `${rows.length} ${title.toLowerCase()}`);
  return `${name}: ${[...counts, `${equal} as the Studio has them`].join(", ")}.`;
}
