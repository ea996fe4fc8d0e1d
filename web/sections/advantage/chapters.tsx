import { RichText } from "#web/components/rich-text/rich-text.tsx";
import { Section } from "#web/components/section.tsx";
import { NoteCard } from "#web/sections/note-section.tsx";
import { chaptersOf } from "./chapters-of.ts";
import { type AdvantageParts, WidePicture } from "./parts.tsx";

/** Each heading at the left of its own text, then the picture across the page, then the note. */
export function Chapters({ body, image, aside }: AdvantageParts) {
  return (
    <Section>
      <div className="grid gap-8">
        {chaptersOf(body).map(({ key, heading, text }) => (
          <div
            key={key}
            className="grid gap-4 border-t-2 border-ink pt-5 md:grid-cols-4-8 md:gap-6"
          >
            <div className="[&>h2]:text-h2-prose">
              <RichText value={heading} />
            </div>
            <div className="prose">
              <RichText value={text} />
            </div>
          </div>
        ))}
        <WidePicture image={image} />
        {aside && <NoteCard {...aside} headingLevel="h2" />}
      </div>
    </Section>
  );
}
