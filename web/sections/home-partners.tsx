import type { HomePageQueryResult } from "#schemas/generated/types.generated.ts";
import { Picture } from "#web/components/picture/picture.tsx";
import { Section } from "#web/components/section.tsx";

type HomePartnersProps = NonNullable<HomePageQueryResult>["partners"];

type Partner = HomePartnersProps["partners"][number];

/** How a name is set while there is no logo. */
const settings: Record<Partner["setting"], string> = {
  text: "text-title font-semibold",
  display: "display-type text-2xl tracking-normal",
  wide: "text-body font-semibold tracking-widest",
};

/** Those the company works with, by name or logo; nothing when there is nobody to name. */
export function HomePartners({ heading, partners }: HomePartnersProps) {
  if (partners.length === 0) return null;
  return (
    <Section isTight>
      <h2 className="mb-6 font-text text-body leading-normal tracking-normal text-slate">
        {heading}
      </h2>
      <ul className="flex flex-wrap items-center gap-x-8 gap-y-5 text-slate md:justify-between md:gap-x-10 md:gap-y-6">
        {partners.map(({ _id, name, setting, logo }) => (
          <li key={_id} className={`leading-none ${settings[setting]}`}>
            {logo?.asset ? (
              <Picture
                image={{ ...logo, alt: name, decorative: false }}
                sizes="10rem"
                name={name}
                className="h-8 max-w-40"
              />
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
