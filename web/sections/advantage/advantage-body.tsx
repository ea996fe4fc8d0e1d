import type { ReactNode } from "react";
import type { AdvantagePageQueryResult } from "#schemas/generated/types.generated.ts";
import type { DiagramSettings } from "#web/components/diagrams/types.ts";
import { Diagrams } from "#web/sections/diagrams.tsx";
import type { PictureSide } from "#web/sections/page-hero.tsx";
import { type AdvantageParts, Chapters, Column, Magazine, Plate } from "./layouts.tsx";

type Advantage = NonNullable<AdvantagePageQueryResult>;
type Layout = NonNullable<Advantage["layout"]>;

/** The layouts that an editor may choose; one without its parts does not compile. */
const layouts: Record<
  Layout,
  {
    body: (parts: AdvantageParts) => ReactNode;
    pictureSide: PictureSide;
    /** Whether the diagrams come before the text. */
    startsWithDiagrams?: true;
  }
> = {
  column: { body: Column, pictureSide: "right" },
  chapters: { body: Chapters, pictureSide: "below" },
  magazine: { body: Magazine, pictureSide: "left" },
  plate: { body: Plate, pictureSide: "right", startsWithDiagrams: true },
};

/** The layout of an advantage that has chosen none is the column. */
const layoutOf = ({ layout }: Pick<Advantage, "layout">) => layouts[layout ?? "column"];

/** Where the picture of an advantage stands in its hero. */
export const advantagePictureSide = (advantage: Advantage) => layoutOf(advantage).pictureSide;

/** Text, picture, note and diagrams of an advantage, part by part as its layout places them. */
export function advantageParts(
  advantage: Advantage,
  settings: DiagramSettings,
): Record<string, ReactNode> {
  const { body: Body, startsWithDiagrams } = layoutOf(advantage);
  const { body, image, aside, diagrams, sections } = advantage;
  const text = <Body body={body} image={image} aside={aside} />;
  if (startsWithDiagrams) {
    return {
      diagrams: <Diagrams diagrams={diagrams} settings={settings} background="sand" />,
      text,
    };
  }
  const isContinued = !sections?.some(({ place }) => place === "first");
  return {
    text,
    diagrams: <Diagrams diagrams={diagrams} settings={settings} isContinued={isContinued} />,
  };
}
