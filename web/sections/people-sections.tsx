import { isChosen } from "#schemas/shared/images/image-source.ts";
import { Picture } from "#web/components/picture/picture.tsx";
import { RichParagraph } from "#web/components/rich-text/rich-text.tsx";
import { Section, type SectionOf } from "#web/components/section.tsx";
import { below } from "#web/lib/breakpoints.ts";

type TeamSectionProps = SectionOf<"teamSection"> & {
  /** Those who have agreed to stand here, one line each. */
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
              sizes={`${below("md")} 100vw, ${below("lg")} 50vw, 18.75rem`}
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

type Testimonials = SectionOf<"testimonialsSection">["testimonials"];

export function TestimonialsSection(props: SectionOf<"testimonialsSection">) {
  const { testimonials, ...section } = props;
  const [only, ...others] = testimonials;
  return (
    <Section {...section}>
      {only && others.length === 0 ? (
        <Quote testimonial={only} className="display-type max-w-wide-measure text-quote" />
      ) : (
        <QuoteList testimonials={testimonials} />
      )}
    </Section>
  );
}

export function QuoteList({ testimonials }: { testimonials: Testimonials }) {
  const columns = testimonials.length === 2 ? "sm:grid-cols-2" : "md:grid-cols-3";
  return (
    <ul className={`grid gap-6 md:gap-y-10 ${columns}`}>
      {testimonials.map((testimonial) => (
        <li key={testimonial._id} className="border-t border-edge pt-6 on-dark:border-dark-line">
          <Quote testimonial={testimonial} />
        </li>
      ))}
    </ul>
  );
}

type QuoteProps = { testimonial: Testimonials[number]; className?: string };

export function Quote({ testimonial, className }: QuoteProps) {
  const { quote, role, city, country } = testimonial;
  return (
    <figure className="flex h-full flex-col gap-6">
      <blockquote className={className}>
        <p>“{quote}”</p>
      </blockquote>
      <figcaption className="mt-auto text-small text-slate on-dark:text-haze">
        <strong className="block font-semibold text-ink on-dark:text-white">{role}</strong>
        {city}, {country}
      </figcaption>
    </figure>
  );
}

type LogosSectionProps = SectionOf<"logosSection">;

/** How a name is set while there is no logo. */
const nameStyles: Record<LogosSectionProps["partners"][number]["setting"], string> = {
  text: "text-title font-semibold",
  display: "display-type text-2xl tracking-normal",
  wide: "text-body font-semibold tracking-widest",
};

/** Those the company works with, by name or logo; nothing when there is nobody to name. */
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
