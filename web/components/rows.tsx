import type { ReactNode } from "react";
import type { RichTextValue } from "#schemas/shared/rich-text/rich-text-value.ts";
import { RichParagraph } from "#web/components/rich-text/rich-text.tsx";

type Row = { _key: string; title: string; text: RichTextValue; detail: ReactNode };

/** Rows between hairlines, in three columns; in two on a tablet, one on a phone. */
export function Rows({ rows }: { rows: Row[] }) {
  return (
    <ul className="border-t-2 border-ink on-dark:border-amber">
      {rows.map(({ _key, title, text, detail }) => (
        <li
          key={_key}
          className="grid items-baseline gap-1.5 border-b border-line py-6 on-dark:border-dark-line sm:max-md:grid-cols-4-8 sm:max-md:gap-x-6 md:grid-cols-4-6-2 md:gap-6"
        >
          <h3 className="sm:max-md:row-span-2">{title}</h3>
          <RichParagraph value={text} className="text-slate on-dark:text-haze" />
          {detail}
        </li>
      ))}
    </ul>
  );
}
