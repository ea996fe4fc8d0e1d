import { Picture } from "#web/components/picture/picture.tsx";
import { RichParagraph } from "#web/components/rich-text/rich-text.tsx";
import { Section, type SectionOf } from "#web/components/section.tsx";
import { below } from "#web/lib/breakpoints.ts";

type TeamSectionProps = SectionOf<"teamSection"> & {
  /** People who agreed to be named, one line each. */
  people?: string[] | null;
};

export function TeamSection({ members, people, ...section }: TeamSectionProps) {
  const columns = members.length % 4 === 0 ? "lg:grid-cols-4" : "lg:grid-cols-3";
  return (
    <Section {...section}>
      <ul className={`grid gap-6 sm:grid-cols-2 ${columns}`}>
        {members.map(({ _key, role, text, image }) => (
          <li
            key={_key}
            className="grid content-start gap-1.5 border-t border-edge pt-5 on-dark:border-dark-line"
          >
            <Picture
              image={image}
              aspectRatio={1}
              sizes={`${below("md")} 88vw, ${below("lg")} 50vw, 18.75rem`}
              className="mb-2 aspect-square rounded-3"
            />
            <h3 className="text-body leading-snug tracking-normal">{role}</h3>
            <RichParagraph value={text} className="text-small text-slate on-dark:text-haze" />
          </li>
        ))}
      </ul>
      {people && (
        <ul className="mt-8 grid gap-2">
          {people.map((person) => (
            <li key={person}>{person}</li>
          ))}
        </ul>
      )}
    </Section>
  );
}
