import type { HomePageQueryResult } from "#schemas/generated/types.generated.ts";
import { Picture } from "#web/components/picture/picture.tsx";
import { RatingStars } from "#web/components/rating-stars.tsx";
import { Section } from "#web/components/section.tsx";
import type { CompanyDetails } from "#web/content/site-types.ts";
import { below } from "#web/lib/breakpoints.ts";
import { Quote, QuoteList } from "./testimonials-section.tsx";

type Content = NonNullable<HomePageQueryResult>["testimonials"];

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
      <QuoteList testimonials={others} />
    </Section>
  );
}
