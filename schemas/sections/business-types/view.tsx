import { Rows } from "#web/components/rows.tsx";
import { Section, type SectionOf } from "#web/components/section.tsx";

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
