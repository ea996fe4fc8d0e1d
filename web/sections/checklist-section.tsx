import type { ImageSource } from "#schemas/shared/images/image-source.ts";
import type { RichTextValue } from "#schemas/shared/rich-text/rich-text-value.ts";
import { Section, SectionHead, type SectionPlacement } from "#web/components/section.tsx";
import { type Point, TickList } from "#web/components/tick-list.tsx";
import { BesidePicture } from "./beside-picture.tsx";

type ChecklistSectionProps = SectionPlacement & {
  heading: string;
  intro: RichTextValue | null;
  points: Point[];
  image: ImageSource | null;
};

/** Short statements with a tick before each, with a picture beside them where there is one. */
export function ChecklistSection(props: ChecklistSectionProps) {
  const { heading, intro, points, image, ...section } = props;
  return (
    <Section {...section}>
      <BesidePicture image={image}>
        <SectionHead heading={heading} intro={intro} />
        <TickList points={points} onDark={section.background === "dark"} />
      </BesidePicture>
    </Section>
  );
}
