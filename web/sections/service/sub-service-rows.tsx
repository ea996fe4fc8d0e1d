import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import { Section } from "#web/components/section.tsx";
import { Rows } from "../rows.tsx";
import type { SubServicesProps } from "./sub-services.ts";

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
