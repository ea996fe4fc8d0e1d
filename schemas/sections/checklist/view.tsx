import { BesidePicture } from "#web/components/beside-picture.tsx";
import { Section, SectionHead, type SectionOf } from "#web/components/section.tsx";
import { TickList } from "#web/components/tick-list.tsx";

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
