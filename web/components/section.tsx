import type { ReactNode } from "react";
import type {
  EmiratePageQueryResult,
  FreePageQueryResult,
} from "#schemas/generated/types.generated.ts";
import type { RichTextValue } from "#schemas/shared/rich-text/rich-text-value.ts";
import { RichParagraph } from "#web/components/rich-text/rich-text.tsx";

const backgrounds = {
  paper: "",
  frost: "bg-frost",
  sand: "bg-sand",
  dark: "on-dark bg-fjord text-white",
} as const;

type Background = keyof typeof backgrounds;

export type SectionPlacement = {
  background?: Background | null;
  /** Whether the section before has the same background. Both then share the space between them. */
  isContinued?: boolean;
};

/** A section as queries return it. `_type` names its kind. */
export type PageSection =
  | NonNullable<EmiratePageQueryResult>["sections"][number]
  | NonNullable<FreePageQueryResult>["sections"][number];

/** The content and the placement of a kind of section. Any section may have an introduction. */
export type SectionOf<Type extends PageSection["_type"]> = SectionPlacement &
  Omit<
    Extract<PageSection, { _type: Type }>,
    "_key" | "_type" | "place" | "background" | "intro"
  > & { intro?: RichTextValue | null };

type SectionProps = SectionPlacement & {
  heading?: string | null;
  intro?: RichTextValue | null;
  isTight?: boolean;
  children?: ReactNode;
};

export function Section({
  background,
  isContinued = false,
  isTight = false,
  heading,
  intro,
  children,
}: SectionProps) {
  const space = isTight ? "py-section-tight" : "py-section";
  return (
    <section
      className={`${backgrounds[background ?? "paper"]} ${space} ${isContinued ? "pt-0" : ""}`}
    >
      <div className="wrap">
        {heading && (
          <div className="mb-8 grid max-w-180 gap-4 md:mb-12">
            <SectionHead heading={heading} intro={intro} />
          </div>
        )}
        {children}
      </div>
    </section>
  );
}

export function SectionHead({ heading, intro }: Pick<SectionProps, "heading" | "intro">) {
  return (
    <>
      <h2>{heading}</h2>
      {intro && <RichParagraph value={intro} className="text-lead text-slate on-dark:text-haze" />}
    </>
  );
}
