import { RichParagraph } from "#web/components/rich-text/rich-text.tsx";
import { Section, type SectionOf } from "#web/components/section.tsx";

export function StepsSection({ steps, ...section }: SectionOf<"stepsSection">) {
  const columns = steps.length % 4 === 0 ? "lg:grid-cols-4" : "lg:grid-cols-3";
  return (
    <Section {...section}>
      <ol className={`grid gap-x-6 gap-y-8 sm:grid-cols-2 ${columns}`}>
        {steps.map(({ _key, title, text, detail }, index) => (
          <li
            key={_key}
            className="grid content-start gap-2.5 border-t border-edge pt-5 on-dark:border-dark-line"
          >
            <span
              aria-hidden
              className="display-type figures text-figure text-iron on-dark:text-amber"
            >
              {index + 1}
            </span>
            <h3>{title}</h3>
            <RichParagraph value={text} className="text-base text-slate on-dark:text-haze" />
            {detail && <RichParagraph value={detail} className="text-small font-semibold" />}
          </li>
        ))}
      </ol>
    </Section>
  );
}
