import type { ReactNode } from "react";
import type { RichTextValue } from "#schemas/shared/rich-text/rich-text-value.ts";
import { RichText } from "#web/components/rich-text/rich-text.tsx";
import { Section } from "#web/components/section.tsx";

type IntroductionProps = {
  heading: string;
  body: RichTextValue;
  /** What stands beside the text: a note, a panel. */
  children?: ReactNode;
};

/** What the page is about, with something beside it. */
export function Introduction({ heading, body, children }: IntroductionProps) {
  return (
    <Section>
      <div className="split items-center">
        <div className="grid max-w-measure gap-flow self-start">
          <h2>{heading}</h2>
          <div className="prose">
            <RichText value={body} />
          </div>
        </div>
        {children}
      </div>
    </Section>
  );
}
