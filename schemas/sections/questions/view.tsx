import { chevronDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { RichText } from "#web/components/rich-text/rich-text.tsx";
import { Section, SectionHead, type SectionOf } from "#web/components/section.tsx";

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
