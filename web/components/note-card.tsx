import { infoDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { RichParagraph } from "#web/components/rich-text/rich-text.tsx";
import type { SectionOf } from "#web/components/section.tsx";

type NoteCardProps = SectionOf<"noteSection">["note"] & {
  headingLevel?: "h2" | "h3";
  className?: string;
};

/**
 * A remark set off on sand, or on white where sand is all around: a condition, a limit. It is part of
 * the text, so it is no `aside`: reader views and programs that extract text leave those out.
 */
export function NoteCard(props: NoteCardProps) {
  const { title, text, headingLevel: Heading = "h3", className = "" } = props;
  return (
    <div
      role="note"
      className={`on-light grid gap-flow rounded-3 bg-sand p-panel text-ink on-sand:bg-white sm:grid-cols-fit ${className}`}
    >
      <Icon drawing={infoDrawing} className="size-7 text-iron" />
      <div>
        <Heading className="font-text text-body leading-snug font-semibold tracking-normal">
          {title}
        </Heading>
        <RichParagraph value={text} className="max-w-wide-measure text-umber" />
      </div>
    </div>
  );
}
