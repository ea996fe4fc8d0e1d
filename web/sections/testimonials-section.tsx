import { Section, type SectionOf } from "#web/components/section.tsx";

type TestimonialsSectionProps = SectionOf<"testimonialsSection">;
type QuoteProps = { testimonial: TestimonialsSectionProps["testimonials"][number] };

/** What clients say, side by side; one alone in large type. */
export function TestimonialsSection({ testimonials, ...section }: TestimonialsSectionProps) {
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

/** Quotes side by side, each under a hairline. */
export function QuoteList({ testimonials }: Pick<TestimonialsSectionProps, "testimonials">) {
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

export function Quote({ testimonial, className }: QuoteProps & { className?: string }) {
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
