import { BesidePicture } from "#web/components/beside-picture.tsx";
import { MoreLink } from "#web/components/links.tsx";
import { RichText } from "#web/components/rich-text/rich-text.tsx";
import { Section, type SectionOf } from "#web/components/section.tsx";

type RichTextSectionProps = SectionOf<"richTextSection"> &
  Partial<Pick<SectionOf<"pictureTextSection">, "side" | "link">>;

/** Text with an optional image, and a link to a page with more. */
export function RichTextSection(props: RichTextSectionProps) {
  const { heading, body, image, side = "right", link, ...section } = props;
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
