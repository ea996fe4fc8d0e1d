import { MoreLink } from "#web/components/links.tsx";
import { Section, type SectionPlacement } from "#web/components/section.tsx";
import type { NextPage } from "#web/content/read-on.ts";

type ReadOnProps = Pick<SectionPlacement, "background"> & { heading: string; pages: NextPage[] };

/** Links to the pages that a visitor may want next; nothing where there are none. */
export function ReadOn({ heading, pages, background }: ReadOnProps) {
  if (pages.length === 0) return null;
  return (
    <Section isTight background={background ?? "paper"}>
      <h2 className="mb-4 subheading">{heading}</h2>
      <ul className="grid gap-x-6 border-t border-line sm:grid-cols-2 lg:grid-cols-4">
        {pages.map(({ _key, label, page }) => (
          <li key={_key} className="border-b border-line py-3.5">
            <MoreLink page={page} label={label} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
