import { type Note, NoteCard } from "#web/components/note-card.tsx";
import { Section, type SectionPlacement } from "#web/components/section.tsx";

/** A remark across the page. */
export function NoteSection({ note, ...section }: SectionPlacement & { note: Note }) {
  return (
    <Section {...section} isTight>
      <NoteCard {...note} headingLevel="h2" />
    </Section>
  );
}
