import { unbrokenReferences } from "#web/lib/unbroken-references.ts";
import type { ToolPlace } from "../page-tool.tsx";
import type { ContentOf } from "../tool.ts";
import { holds, textReader } from "../tool-content.ts";
import type { Words } from "../words.tsx";
import { type DutyName, dutyNames } from "./due-days.ts";

/** What the document says of a duty. It must be JSON. */
export type DutyText = {
  label: string;
  what: Words;
  who: string;
  penalty: Words;
  /** Why a company may not have the duty. */
  unless: Words;
  /** The law or decision, or who reports it. */
  source: string;
};

export type DutyTexts = { duties: Readonly<Record<DutyName, DutyText>> };

/** The duties of the document; undefined if one is missing. */
export function dutyTexts(
  content: ContentOf<"company-duties">,
  { language }: Pick<ToolPlace, "language">,
): DutyTexts | undefined {
  const read = textReader(content, language);
  const duties = Object.fromEntries(
    content.rows.map((row): [string, DutyText] => [
      row.part,
      {
        label: row.label,
        what: read(row.what),
        who: row.who,
        penalty: read(row.penalty),
        unless: read(row.unless ?? ""),
        source: unbrokenReferences(row.sourceTitle),
      },
    ]),
  );
  return holds<DutyTexts["duties"]>(duties, dutyNames) ? { duties } : undefined;
}
