import { isChosen } from "#schemas/shared/images/image-source.ts";
import { Picture } from "#web/components/picture/picture.tsx";
import { Section, type SectionOf } from "#web/components/section.tsx";

type LogosSectionProps = SectionOf<"logosSection">;

/** Styles of a name without a logo. */
const nameStyles: Record<LogosSectionProps["partners"][number]["setting"], string> = {
  text: "text-title font-semibold",
  display: "display-type text-2xl tracking-normal",
  wide: "text-body font-semibold tracking-widest",
};

/** The company's partners, by name or logo; nothing without partners. */
export function LogosSection({ heading, partners, ...section }: LogosSectionProps) {
  if (partners.length === 0) return null;
  return (
    <Section {...section} isTight>
      <h2 className="mb-6 font-text text-body leading-normal tracking-normal text-slate on-dark:text-haze">
        {heading}
      </h2>
      <ul className="flex flex-wrap items-center gap-x-8 gap-y-5 text-slate on-dark:text-haze md:justify-between">
        {partners.map(({ _id, name, setting, logo }) => (
          <li key={_id} className={`leading-none ${nameStyles[setting]}`}>
            {isChosen(logo) ? (
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
