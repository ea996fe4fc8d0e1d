import { Section, type SectionOf } from "#web/components/section.tsx";
import { Rows } from "./rows.tsx";

/** Kinds of business that the place suits, one row each with its examples at the right. */
export function BusinessTypesSection({ types, ...section }: SectionOf<"businessTypesSection">) {
  return (
    <Section {...section}>
      <Rows
        rows={types.map(({ category, examples, ...type }) => ({
          ...type,
          title: category,
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
