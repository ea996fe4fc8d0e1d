import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import { Section } from "#web/components/section.tsx";
import type { SubServicesProps } from "./sub-services.ts";

/** The parts of a service as numbered steps on a dark ground, in reading order. */
export function SubServiceSteps({ items, ...section }: SubServicesProps) {
  return (
    <Section {...section} background="dark">
      <ol className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ _key, title, text, detail }, index) => (
          <li key={_key} className="grid content-start gap-2.5 border-t border-dark-line pt-5">
            <span aria-hidden className="display-type figures text-figure text-amber">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p className="text-base text-haze">
              <RichLine value={text} />
            </p>
            {detail && (
              <p className="text-small font-semibold">
                <RichLine value={detail} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
