import type { ReactNode } from "react";
import { cleanText } from "#schemas/shared/head/clean-text.ts";
import { type ImageSource, isChosen } from "#schemas/shared/images/image-source.ts";
import { fixedPath } from "#schemas/shared/routes.ts";
import { chevronDrawing, infoDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { ContactLink, MoreLink } from "#web/components/links.tsx";
import { Picture } from "#web/components/picture/picture.tsx";
import { RichParagraph, RichText } from "#web/components/rich-text/rich-text.tsx";
import { Section, SectionHead, type SectionOf } from "#web/components/section.tsx";
import { TickList } from "#web/components/tick-list.tsx";
import { carriedMessage } from "#web/forms/carried-message.ts";
import { below } from "#web/lib/breakpoints.ts";

type RichTextSectionProps = SectionOf<"richTextSection"> &
  Partial<Pick<SectionOf<"pictureTextSection">, "side" | "link">>;

/** Running text, beside its picture where it has one, with a link to a page that says more. */
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

type BesidePictureProps = {
  image: ImageSource | null;
  side?: "left" | "right";
  children: ReactNode;
};

/** Words with a picture beside them, or alone in a comfortable measure where there is none. */
export function BesidePicture({ image, side = "right", children }: BesidePictureProps) {
  const words = <div className="grid max-w-measure gap-flow">{children}</div>;
  if (!isChosen(image)) return words;
  const picture = (
    <div className="aspect-4/3 overflow-hidden rounded-3">
      <Picture
        image={image}
        aspectRatio={4 / 3}
        sizes={`${below("sm")} 100vw, min(47vw, 37.5rem)`}
      />
    </div>
  );
  return (
    <div className="grid items-center gap-split sm:grid-cols-2">
      {side === "left" && picture}
      {words}
      {side === "right" && picture}
    </div>
  );
}

export function QuestionsSection(props: SectionOf<"questionsSection">) {
  const { heading, intro, questions, ...section } = props;
  return (
    <Section {...section}>
      <div className="grid gap-8 lg:grid-cols-4-8">
        <div className="grid content-start gap-4">
          <SectionHead heading={heading} intro={intro} />
        </div>
        <div className="border-t-2 border-ink on-dark:border-amber">
          {questions.map(({ _key, question, answer }) => (
            <details key={_key} className="border-b border-line on-dark:border-dark-line">
              <summary className="flex min-h-14 items-center justify-between gap-6 py-4">
                <h3 className="text-body leading-snug tracking-normal">{question}</h3>
                <Icon drawing={chevronDrawing} className="nav-chevron" />
              </summary>
              <div className="prose max-w-measure pb-6">
                <RichText value={answer} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}

export function NoteSection({ note, ...section }: SectionOf<"noteSection">) {
  return (
    <Section {...section} isTight>
      <NoteCard {...note} headingLevel="h2" />
    </Section>
  );
}

type NoteCardProps = SectionOf<"noteSection">["note"] & { headingLevel?: "h2" | "h3" };

/** A remark set off on sand, or on white where sand is all around: a condition, a limit. */
export function NoteCard({ title, text, headingLevel: Heading = "h3" }: NoteCardProps) {
  return (
    <aside className="on-light grid gap-flow rounded-3 bg-sand p-panel text-ink on-sand:bg-white sm:grid-cols-fit">
      <Icon drawing={infoDrawing} className="size-7 text-iron" />
      <div>
        <Heading className="font-text text-body leading-snug font-semibold tracking-normal">
          {title}
        </Heading>
        <RichParagraph value={text} className="max-w-wide-measure text-umber" />
      </div>
    </aside>
  );
}

type CallToActionSectionProps = SectionOf<"callToActionSection"> & { contactHref: string };

/** An invitation beside its button, which opens the contact form with its subject. */
export function CallToActionSection(props: CallToActionSectionProps) {
  const { heading, text, actionLabel, contactHref, ...placement } = props;
  const subject = cleanText(placement.subject);
  const href = subject ? fixedPath("contactPage") + carriedMessage(subject) : contactHref;
  const button = placement.background === "dark" ? "btn-sun" : "btn-primary";
  return (
    <Section background={placement.background} isContinued={placement.isContinued} isTight>
      <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6 print:hidden">
        <div className="grid max-w-measure gap-2.5">
          <SectionHead heading={heading} intro={text} />
        </div>
        <ContactLink href={href} className={`btn ${button} max-md:w-full`}>
          {actionLabel}
        </ContactLink>
      </div>
    </Section>
  );
}
