import type { RichTextValue } from "#schemas/rich-text/rich-text-value.ts";
import { type Note, NoteCard } from "#web/components/note-card.tsx";
import { RichText } from "#web/components/rich-text/rich-text.tsx";
import { Section, type SectionPlacement } from "./section.tsx";

type IntroductionProps = Pick<SectionPlacement, "notes"> & {
  heading: string;
  body: RichTextValue;
  note: Note | null;
};

/** What the page is about, with a note beside it where there is one. */
export function Introduction({ heading, body, note, ...placement }: IntroductionProps) {
  return (
    <Section {...placement}>
      <div className="grid items-center gap-[clamp(32px,5vw,80px)] md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid max-w-[66ch] gap-[18px] self-start">
          <h2>{heading}</h2>
          <div className="prose">
            <RichText value={body} />
          </div>
        </div>
        {note && <NoteCard {...note} />}
      </div>
    </Section>
  );
}
