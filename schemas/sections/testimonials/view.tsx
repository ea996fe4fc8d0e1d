import { Quote, QuoteList } from "#web/components/quote.tsx";
import { Section, type SectionOf } from "#web/components/section.tsx";

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
