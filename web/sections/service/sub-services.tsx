import type { RichTextValue } from "#schemas/shared/rich-text/rich-text-value.ts";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import { Section } from "#web/components/section.tsx";
import { Rows } from "#web/sections/rows.tsx";

/** A part of a service as queries return it. */
type SubService = {
  _key: string;
  title: string;
  text: RichTextValue;
  /** Something short, such as a term or when it is done. */
  detail: RichTextValue | null;
};

/** What every way to show the parts of a service is given. */
export type SubServicesProps = { heading: string; items: SubService[] };

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

/** The parts of a service, one row each: name, what it is, and a short detail at the right. */
export function SubServiceRows({ items, ...section }: SubServicesProps) {
  return (
    <Section {...section}>
      <Rows
        rows={items.map(({ _key, title, text, detail }) => ({
          key: _key,
          title,
          text,
          detail: detail && (
            <p className="text-small font-semibold md:text-right">
              <RichLine value={detail} />
            </p>
          ),
        }))}
      />
    </Section>
  );
}
