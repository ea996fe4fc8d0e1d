import { ChosenIcon } from "#web/components/icons/chosen-icon.tsx";
import { FigureNotes } from "#web/components/rich-text/figure-notes.tsx";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import type { RichTextValue } from "#web/components/rich-text/rich-text-value.ts";

type Benefit = { _key: string; icon: string; title: RichTextValue; text: RichTextValue };

/** Four benefits side by side, each under a rule with its icon. */
export function BenefitGrid({ heading, benefits }: { heading: string; benefits: Benefit[] }) {
  return (
    <section className="bg-frost py-section">
      <div className="wrap">
        <h2 className="mb-8 max-w-[720px] md:mb-12">{heading}</h2>
        <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-4">
          {benefits.map((benefit) => (
            <li
              key={benefit._key}
              className="grid content-start gap-2.5 border-t-2 border-ink pt-5"
            >
              <ChosenIcon name={benefit.icon} className="size-[30px] stroke-[1.4] text-iron" />
              <h3>
                <RichLine value={benefit.title} />
              </h3>
              <p className="text-base text-slate">
                <RichLine value={benefit.text} />
              </p>
            </li>
          ))}
        </ul>
        <FigureNotes texts={benefits.flatMap(({ title, text }) => [title, text])} />
      </div>
    </section>
  );
}
