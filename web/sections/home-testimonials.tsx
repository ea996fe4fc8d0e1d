import type { HomePageQueryResult } from "#schemas/generated/types.generated.ts";
import { starDrawing } from "#web/components/icons/drawings.ts";
import { Picture } from "#web/components/picture/picture.tsx";
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

const OUT_OF = 5;
const STAR_WIDTH = 20;

/** Stars filled as far as the rating goes. Decoration: the number beside them says the same. */
function RatingStars({ value }: { value: number }) {
  const stars = Array.from({ length: OUT_OF }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the stars have nothing but their place
    <path key={index} d={starDrawing} transform={`translate(${index * STAR_WIDTH} 0)`} />
  ));
  return (
    <svg
      viewBox={`0 0 ${OUT_OF * STAR_WIDTH} ${STAR_WIDTH}`}
      aria-hidden="true"
      className="h-4.5 w-22.5 flex-none"
    >
      <clipPath id="rating-share">
        <rect width={value * STAR_WIDTH} height={STAR_WIDTH} />
      </clipPath>
      <g className="fill-line">{stars}</g>
      <g className="fill-iron" clipPath="url(#rating-share)">
        {stars}
      </g>
    </svg>
  );
}
