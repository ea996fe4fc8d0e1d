import type { HomePageQueryResult } from "#schemas/generated/types.generated.ts";
import { Picture } from "#web/components/picture/picture.tsx";
import { RatingStars } from "#web/components/rating-stars.tsx";
import { Section } from "#web/components/section.tsx";
import type { CompanyDetails } from "#web/content/site-types.ts";
import { below } from "#web/lib/breakpoints.ts";

type Content = NonNullable<HomePageQueryResult>["testimonials"];

type Testimonial = Content["lead"];

type HomeTestimonialsProps = Content & {
  /** Without it no rating is shown. */
  rating: CompanyDetails["rating"] | undefined;
};

/** What clients say: one testimonial in large type with the rating, further ones beneath. */
export function HomeTestimonials(props: HomeTestimonialsProps) {
  const { heading, lead, others, image, ratingLabel, rating } = props;
  return (
    <Section heading={heading} isContinued>
      <div className="mb-12 grid items-center gap-8 md:grid-cols-4-8 md:gap-12">
        <Picture
          image={image}
          sizes={`${below("md")} 133vw, 33.75rem`}
          className="aspect-4/3 rounded-3"
        />
        <div className="grid gap-6">
          {rating && (
            <p className="flex flex-wrap items-center gap-2.5 text-small">
              <RatingStars value={rating.value} />
              <strong className="font-semibold">{rating.value}</strong>
              <span className="text-slate">
                {ratingLabel} ({rating.count})
              </span>
            </p>
          )}
          <Quote testimonial={lead} className="display-type text-quote" />
        </div>
      </div>
      <ul className="grid gap-6 md:grid-cols-3">
        {others.map((testimonial) => (
          <li key={testimonial._id} className="border-t border-edge pt-6">
            <Quote testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Quote({ testimonial, className }: { testimonial: Testimonial; className?: string }) {
  const { quote, role, city, country } = testimonial;
  return (
    <figure className="flex h-full flex-col gap-5">
      <blockquote className={className}>
        <p>“{quote}”</p>
      </blockquote>
      <figcaption className="mt-auto text-small text-slate">
        <strong className="block font-semibold text-ink">{role}</strong>
        {city}, {country}
      </figcaption>
    </figure>
  );
}
