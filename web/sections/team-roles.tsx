import type { AboutPageQueryResult } from "#schemas/generated/types.generated.ts";
import { Picture } from "#web/components/picture/picture.tsx";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import { Section } from "#web/components/section.tsx";
import { below } from "#web/lib/breakpoints.ts";

type TeamRolesProps = NonNullable<AboutPageQueryResult>["team"] & {
  /** Those who have agreed to stand here, one line each. */
  people: string[] | null;
};

/** The roles in the team, with a picture above each that has one. */
export function TeamRoles({ members, people, ...section }: TeamRolesProps) {
  return (
    <Section {...section}>
      <ul className="grid gap-x-4 gap-y-6 sm:grid-cols-2 md:gap-6 lg:grid-cols-4">
        {members.map(({ _key, role, text, image }) => (
          <li key={_key} className="grid content-start gap-1.5 border-t border-edge pt-5">
            <Picture
              image={image}
              aspectRatio={1}
              sizes={`${below("md")} 100vw, ${below("lg")} 50vw, 18.75rem`}
              className="mb-2 aspect-square rounded-3"
            />
            <h3 className="text-body leading-snug tracking-normal">{role}</h3>
            <p className="text-small text-slate">
              <RichLine value={text} />
            </p>
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
