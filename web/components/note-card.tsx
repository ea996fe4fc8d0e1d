import { infoDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import type { RichTextValue } from "#web/components/rich-text/rich-text-value.ts";

/** A note as queries return it (`noteFields`). */
export type Note = { title: string; text: RichTextValue };

/** A remark set off on sand: a condition, a limit, a warning. */
export function NoteCard({ title, text }: Note) {
  return (
    <aside className="grid gap-[18px] rounded-3 bg-sand px-7 py-[26px] md:grid-cols-[auto_1fr]">
      <Icon drawing={infoDrawing} className="size-7 text-iron" />
      <div>
        <h3 className="text-body leading-[1.35] tracking-normal">{title}</h3>
        <p className="text-umber">
          <RichLine value={text} />
        </p>
      </div>
    </aside>
  );
}
