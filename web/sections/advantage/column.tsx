import { RichText } from "#web/components/rich-text/rich-text.tsx";
import { Section } from "#web/components/section.tsx";
import { type AdvantageParts, PictureAndNote } from "./parts.tsx";

/** One text, with picture and note beside it. */
export function Column({ body, ...beside }: AdvantageParts) {
  return (
    <Section>
      <div className="split items-start">
        <div className="prose [&>h2:first-child]:mt-0">
          <RichText value={body} />
        </div>
        <PictureAndNote {...beside} />
      </div>
    </Section>
  );
}
