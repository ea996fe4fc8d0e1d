import type { ImageSource } from "#schemas/images/image-source.ts";
import type { RichTextValue } from "#schemas/rich-text/rich-text-value.ts";
import { ContactLink } from "#web/components/links/contact-link.tsx";
import { type Note, NoteCard } from "#web/components/note-card.tsx";
import { Picture } from "#web/components/picture/picture.tsx";
import { RichText } from "#web/components/rich-text/rich-text.tsx";
import { below } from "#web/lib/breakpoints.ts";
import { Section } from "./section.tsx";

type AdvantageTextProps = {
  body: RichTextValue;
  image: ImageSource;
  aside: Note | null;
  actionLabel: string;
};

/** The text of an advantage, with a picture and a note beside it and the button that ends it. */
export function AdvantageText(props: AdvantageTextProps) {
  const { body, image, aside, actionLabel } = props;
  return (
    <Section>
      <div className="split items-start">
        <div className="prose [&>h2:first-child]:mt-0">
          <RichText value={body} />
          <ContactLink className="btn btn-primary mt-4 justify-self-start">
            {actionLabel}
          </ContactLink>
        </div>
        <div className="grid gap-8">
          <Picture
            image={image}
            aspectRatio={4 / 3}
            sizes={`${below("md")} 100vw, min(40vw, 30.625rem)`}
            className="aspect-4/3 rounded-3"
          />
          {aside && <NoteCard {...aside} headingLevel="h2" />}
        </div>
      </div>
    </Section>
  );
}
