import type { ReactNode } from "react";
import type { AdvantagePageQueryResult } from "#schemas/generated/types.generated.ts";
import type { RichTextValue } from "#schemas/shared/rich-text/rich-text-value.ts";
import type { DiagramSettings } from "#web/components/diagrams/types.ts";
import { NoteCard } from "#web/components/note-card.tsx";
import { Picture } from "#web/components/picture/picture.tsx";
import { RichText } from "#web/components/rich-text/rich-text.tsx";
import { Section } from "#web/components/section.tsx";
import { below } from "#web/lib/breakpoints.ts";
import { Diagrams } from "#web/sections/diagrams.tsx";
import type { PictureSide } from "#web/sections/page-hero.tsx";

type Advantage = NonNullable<AdvantagePageQueryResult>;

type AdvantageParts = Pick<Advantage, "body" | "image" | "aside">;

type Layout = {
  body: (parts: AdvantageParts) => ReactNode;
  pictureSide: PictureSide;
  startsWithDiagrams?: true;
};

/** The layouts that an editor can choose. A missing layout does not compile. */
const layouts: Record<NonNullable<Advantage["layout"]>, Layout> = {
  column: { body: Column, pictureSide: "right" },
  chapters: { body: Chapters, pictureSide: "below" },
  magazine: { body: Magazine, pictureSide: "left" },
  plate: { body: Plate, pictureSide: "right", startsWithDiagrams: true },
};

/** The layout of an advantage; the column by default. */
export const advantageLayout = ({ layout }: Advantage): Layout => layouts[layout ?? "column"];

/** Text, image, note and diagrams of an advantage, as parts in the order of its layout. */
export function advantageParts(
  advantage: Advantage,
  settings: DiagramSettings,
): Record<string, ReactNode> {
  const { body: Body, startsWithDiagrams } = advantageLayout(advantage);
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

/** One text with image and note beside it. */
function Column({ body, ...beside }: AdvantageParts) {
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

/** Image and note on the left, the text on the right. */
function Plate({ body, ...beside }: AdvantageParts) {
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

/** Each heading on the left of its text, then the image across the page, then the note. */
function Chapters({ body, image, aside }: AdvantageParts) {
  return (
    <Section>
      <div className="grid gap-8">
        {chaptersOf(body).map(({ key, heading, text }) => (
          <div
            key={key}
            className="grid gap-4 border-t-2 border-ink pt-5 md:grid-cols-4-8 md:gap-6"
          >
            <div className="[&>h2]:text-h2-prose">
              <RichText value={heading} />
            </div>
            <div className="prose">
              <RichText value={text} />
            </div>
          </div>
        ))}
        <WidePicture image={image} />
        {aside && <NoteCard {...aside} headingLevel="h2" />}
      </div>
    </Section>
  );
}

/** The headings side by side with their texts, below an image across the page. */
function Magazine({ body, image, aside }: AdvantageParts) {
  return (
    <Section>
      <div className="grid gap-8">
        <WidePicture image={image} />
        <div className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {chaptersOf(body).map(({ key, heading, text }) => (
            <div key={key} className="prose content-start border-t-2 border-iron [&>h2]:mt-5">
              <RichText value={heading} />
              <RichText value={text} />
            </div>
          ))}
          {/* Among the texts, because a reader view leaves out what stands beside them. */}
          {aside && <NoteCard {...aside} headingLevel="h2" className="col-span-full" />}
        </div>
      </div>
    </Section>
  );
}

/** Image and note of an advantage, one below the other, or side by side on a tablet. */
function PictureAndNote({ image, aside }: Omit<AdvantageParts, "body">) {
  return (
    <div className="grid gap-8 sm:max-md:grid-cols-2">
      <Picture
        image={image}
        aspectRatio={4 / 3}
        sizes={`${below("sm")} 88vw, ${below("md")} 50vw, min(40vw, 30.625rem)`}
        className="aspect-4/3 rounded-3"
      />
      {aside && <NoteCard {...aside} headingLevel="h2" />}
    </div>
  );
}

function WidePicture({ image }: Pick<AdvantageParts, "image">) {
  return (
    <div className="relative aspect-16/10 overflow-hidden rounded-3 sm:aspect-16/6">
      <Picture
        image={image}
        sizes={`${below("sm")} 88vw, min(100vw, 77.5rem)`}
        className="absolute inset-0"
      />
    </div>
  );
}

/** A heading with the text up to the next heading. The first part may have no heading. */
type Chapter = { key: string; heading: RichTextValue; text: RichTextValue };

/** Splits a text before each of its large headings. */
function chaptersOf(body: RichTextValue): Chapter[] {
  const chapters: Chapter[] = [];
  for (const block of body) {
    const isHeading = block.style === "h2";
    const open = isHeading ? undefined : chapters.at(-1);
    if (open) open.text.push(block);
    else {
      const [heading, text] = isHeading ? [[block], []] : [[], [block]];
      chapters.push({ key: block._key, heading, text });
    }
  }
  return chapters;
}
