import { Section, SectionHead, type SectionOf } from "#web/components/section.tsx";
import { TickList } from "#web/components/tick-list.tsx";
import { BesidePicture } from "./beside-picture.tsx";

/** Short statements with a tick before each, with a picture beside them where there is one. */
export function ChecklistSection(props: SectionOf<"checklistSection">) {
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
