import { useLanguage } from "#web/components/language-context.ts";
import type { SectionOf } from "#web/components/section.tsx";
import { quotationMarks } from "#web/lib/quotation-marks.ts";

type Testimonials = SectionOf<"testimonialsSection">["testimonials"];

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
  const [opening, closing] = quotationMarks(useLanguage());
  return (
    <figure className="flex h-full flex-col gap-6">
      <blockquote className={className}>
        <p>
          {opening}
          {quote}
          {closing}
        </p>
      </blockquote>
      <figcaption className="mt-auto text-small text-slate on-dark:text-haze">
        <strong className="block font-semibold text-ink on-dark:text-white">{role}</strong>
        {city}, {country}
      </figcaption>
    </figure>
  );
}
