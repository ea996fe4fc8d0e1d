import type { ImageSource } from "#schemas/shared/images/image-source.ts";
import type { RichTextValue } from "#schemas/shared/rich-text/rich-text-value.ts";
import { MoreLink } from "#web/components/links.tsx";
import { RichText } from "#web/components/rich-text/rich-text.tsx";
import { Section, type SectionPlacement } from "#web/components/section.tsx";
import type { PageReference } from "#web/content/site-types.ts";
import { BesidePicture } from "./beside-picture.tsx";

type PictureTextSectionProps = SectionPlacement & {
  heading: string;
  body: RichTextValue;
  image: ImageSource;
  side: "left" | "right" | null;
  link: { label: string; page: PageReference } | null;
};

/** A picture and a text side by side, with a link to a page that says more. */
export function PictureTextSection(props: PictureTextSectionProps) {
  const { heading, body, image, side, link, ...section } = props;
  return (
    <Section {...section}>
      <BesidePicture image={image} side={side ?? "left"}>
        <h2>{heading}</h2>
        <div className="prose">
          <RichText value={body} />
        </div>
        {link && <MoreLink {...link} />}
      </BesidePicture>
    </Section>
  );
}
