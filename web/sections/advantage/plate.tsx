import { RichText } from "#web/components/rich-text/rich-text.tsx";
import { Section } from "#web/components/section.tsx";
import { type AdvantageParts, PictureAndNote } from "./parts.tsx";

/** Picture and note at the left, the text at the right of them. */
export function Plate({ body, ...beside }: AdvantageParts) {
  return (
    <Section>
      <div className="grid items-start gap-split md:grid-cols-5-7">
        <PictureAndNote {...beside} />
        <div className="prose max-md:order-first [&>h2:first-child]:mt-0">
          <RichText value={body} />
        </div>
      </div>
    </Section>
  );
}
