import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import { Section } from "#web/components/section.tsx";
import type { SubServicesProps } from "./sub-services.ts";

/** The parts of a service as cards to choose from, the short detail of each at its foot. */
export function SubServiceCards({ items, ...section }: SubServicesProps) {
  return (
    <Section {...section}>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ _key, title, text, detail }) => (
          <li
            key={_key}
            className="flex flex-col gap-2.5 rounded-3 border border-line bg-white px-card py-6"
          >
            <h3>{title}</h3>
            <p className="text-base text-slate">
              <RichLine value={text} />
            </p>
            {detail && (
              <p className="mt-auto border-t border-line pt-3 text-small font-semibold">
                <RichLine value={detail} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
