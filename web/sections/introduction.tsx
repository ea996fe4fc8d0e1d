import type { RichTextValue } from "#schemas/rich-text/rich-text-value.ts";
import { type Note, NoteCard } from "#web/components/note-card.tsx";
import { RichText } from "#web/components/rich-text/rich-text.tsx";
import { Section } from "./section.tsx";

type IntroductionProps = {
  heading: string;
  body: RichTextValue;
  note: Note | null;
};

/** What the page is about, with a note beside it where there is one. */
export function Introduction({ heading, body, note }: IntroductionProps) {
  return (
    <Section>
      <div className="split items-center">
        <div className="grid max-w-measure gap-flow self-start">
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
