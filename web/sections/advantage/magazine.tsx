import { RichText } from "#web/components/rich-text/rich-text.tsx";
import { Section } from "#web/components/section.tsx";
import { NoteCard } from "#web/sections/note-section.tsx";
import { chaptersOf } from "./chapters-of.ts";
import { type AdvantageParts, WidePicture } from "./parts.tsx";

/** The headings side by side with their texts, under a picture as wide as the page. */
export function Magazine({ body, image, aside }: AdvantageParts) {
  return (
    <Section>
      <div className="grid gap-8">
        <WidePicture image={image} />
        <div className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {chaptersOf(body).map(({ key, heading, text }) => (
            <div key={key} className="prose content-start border-t-2 border-iron [&>h2]:mt-5">
              <RichText value={heading} />
              <RichText value={text} />
            </div>
          ))}
        </div>
        {aside && <NoteCard {...aside} headingLevel="h2" />}
      </div>
    </Section>
  );
}
