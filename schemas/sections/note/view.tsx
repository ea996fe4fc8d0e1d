import { NoteCard } from "#web/components/note-card.tsx";
import { Section, type SectionOf } from "#web/components/section.tsx";

export function NoteSection({ note, ...section }: SectionOf<"noteSection">) {
  return (
    <Section {...section} isTight>
      <NoteCard {...note} headingLevel="h2" />
    </Section>
  );
}
