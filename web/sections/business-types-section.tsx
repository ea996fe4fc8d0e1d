import type { RichTextValue } from "#schemas/shared/rich-text/rich-text-value.ts";
import { Section, type SectionPlacement } from "#web/components/section.tsx";
import { Rows } from "./rows.tsx";

type BusinessType = { _key: string; category: string; text: RichTextValue; examples: string[] };

type BusinessTypesSectionProps = SectionPlacement & {
  heading: string;
  intro: RichTextValue | null;
  types: BusinessType[];
};

/** Kinds of business that the place suits, one row each with its examples at the right. */
export function BusinessTypesSection({ types, ...section }: BusinessTypesSectionProps) {
  return (
    <Section {...section}>
      <Rows
        rows={types.map(({ _key, category, text, examples }) => ({
          key: _key,
          title: category,
          text,
          detail: (
            <ul className="text-small font-semibold md:text-right">
              {examples.map((example) => (
                <li key={example}>{example}</li>
              ))}
            </ul>
          ),
        }))}
      />
    </Section>
  );
}
