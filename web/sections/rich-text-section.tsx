import type { ImageSource } from "#schemas/shared/images/image-source.ts";
import type { RichTextValue } from "#schemas/shared/rich-text/rich-text-value.ts";
import { RichText } from "#web/components/rich-text/rich-text.tsx";
import { Section, type SectionPlacement } from "#web/components/section.tsx";
import { BesidePicture } from "./beside-picture.tsx";

type RichTextSectionProps = SectionPlacement & {
  heading: string;
  body: RichTextValue;
  image: ImageSource | null;
};

/** Running text under a heading, with a picture beside it where there is one. */
export function RichTextSection({ heading, body, image, ...section }: RichTextSectionProps) {
  return (
    <Section {...section}>
      <BesidePicture image={image}>
        <h2>{heading}</h2>
        <div className="prose">
          <RichText value={body} />
        </div>
      </BesidePicture>
    </Section>
  );
}
