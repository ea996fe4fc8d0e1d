import { infoDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { RichParagraph } from "#web/components/rich-text/rich-text.tsx";
import type { SectionOf } from "#web/components/section.tsx";

type NoteCardProps = SectionOf<"noteSection">["note"] & { headingLevel?: "h2" | "h3" };

/** A remark set off on sand, or on white where sand is all around: a condition, a limit. */
export function NoteCard({ title, text, headingLevel: Heading = "h3" }: NoteCardProps) {
  return (
    <aside className="on-light grid gap-flow rounded-3 bg-sand p-panel text-ink on-sand:bg-white sm:grid-cols-fit">
      <Icon drawing={infoDrawing} className="size-7 text-iron" />
      <div>
        <Heading className="font-text text-body leading-snug font-semibold tracking-normal">
          {title}
        </Heading>
        <RichParagraph value={text} className="max-w-wide-measure text-umber" />
      </div>
    </aside>
  );
}
