import type { HomePageQueryResult } from "#schemas/generated/types.generated.ts";
import type { ImageSource } from "#schemas/shared/images/image-source.ts";
import { AdvantageCard } from "#web/components/advantage-card.tsx";
import { BesidePicture } from "#web/components/beside-picture.tsx";
import { ContactDetails } from "#web/components/contact-details.tsx";
import { ShortConditions } from "#web/components/evidence/figure-value.tsx";
import { starDrawing } from "#web/components/icons/drawings.ts";
import { useLanguage } from "#web/components/language-context.ts";
import { ContactLink, MoreLink, ReferenceLink } from "#web/components/links.tsx";
import { Picture } from "#web/components/picture/picture.tsx";
import { Quote, QuoteList } from "#web/components/quote.tsx";
import { RichLine, RichParagraph } from "#web/components/rich-text/rich-text.tsx";
import { Section } from "#web/components/section.tsx";
import { StatTiles } from "#web/components/stat-tiles.tsx";
import type { CompanyDetails } from "#web/content/site-types.ts";
import { below } from "#web/lib/breakpoints.ts";
import { homeLines } from "#web/tools/move-plan/two-speeds.ts";

type Home = NonNullable<HomePageQueryResult>;

export function HomeAdvantages(props: Home["advantages"]) {
  const { heading, intro, tiles, cards, moreLabel } = props;
  return (
    <Section>
      <div className="mb-8 grid gap-4 md:mb-12 md:grid-cols-7-5 md:items-end md:gap-12">
        <h2>
          <RichLine value={heading} />
        </h2>
        <RichParagraph value={intro} className="text-lead text-slate" />
      </div>
      <StatTiles tiles={tiles} />
      <ul className="mt-12 grid gap-6 md:grid-cols-3">
        {cards.map((advantage) => (
          <li key={advantage._id}>
            <AdvantageCard advantage={advantage} headingLevel="h3" wide="onTablet" />
          </li>
        ))}
      </ul>
      <p className="mt-7">
        <MoreLink page={{ _type: "advantagesPage" }} label={moreLabel} />
      </p>
    </Section>
  );
}

/** A picture of two places on one horizon, how long two moves take, and the steps of a move. */
export function HomeProcess(props: Home["process"] & Pick<Home, "toolAhead" | "planned">) {
  const { startLabel, startImage, landLabel, landImage, toolAhead, planned, ...process } = props;
  const { founder, family, steps, ...section } = process;
  const language = useLanguage();
  const lines = homeLines({ founder, family }, planned, language);
  return (
    <Section {...section} background="frost">
      {lines.length > 0 && (
        <ul className="mb-8 grid gap-4 md:mb-12 md:grid-cols-2 md:gap-12">
          {lines.map((text) => (
            <li key={text} className="display-type border-t border-edge pt-4 text-card-title">
              {text}
            </li>
          ))}
        </ul>
      )}
      <div className="grid grid-cols-2 gap-1 overflow-hidden rounded-t-3">
        <Place label={startLabel} image={startImage} className="right-3 text-ink md:right-5" />
        <Place label={landLabel} image={landImage} className="left-3 text-white md:left-5" />
      </div>
      <ol className="horizon-line relative grid gap-6 pt-7 md:grid-cols-5 md:gap-0 md:pt-8">
        {steps.map(({ _key, title, text }, index) => (
          <li
            key={_key}
            className="grid grid-cols-number content-start text-small leading-normal text-slate md:block md:pr-6"
          >
            <span
              aria-hidden="true"
              className="display-type row-span-2 text-4xl leading-none text-ink md:mb-3 md:block"
            >
              {index + 1}
            </span>
            <h3 className="mb-1.5 text-lg leading-tight text-ink">{title}</h3>
            <RichParagraph value={text} />
          </li>
        ))}
      </ol>
      {toolAhead?.page && (
        <p className="mt-8">
          <MoreLink page={toolAhead.page} label={toolAhead.heading} />
        </p>
      )}
    </Section>
  );
}

type PlaceProps = { label: string; image: ImageSource; className: string };

function Place({ label, image, className }: PlaceProps) {
  return (
    <figure className="relative aspect-10/11 md:aspect-80/41">
      <Picture
        image={image}
        sizes={`${below("md")} max(50vw, 23.75rem), 38.75rem`}
        className="absolute inset-0"
      />
      <figcaption
        className={`display-type absolute top-2.5 text-place md:top-4 md:text-2xl ${className}`}
      >
        {label}
      </figcaption>
    </figure>
  );
}

type HomePackagesProps = Home["packages"] & {
  /** The company's own fee, if the owner has entered one. */
  ownFee: string | null;
};

/** The packages for each kind of client, side by side. One of them may be highlighted. */
export function HomePackages({ packages, ownFee, ...section }: HomePackagesProps) {
  return (
    <Section {...section}>
      <ul className="grid gap-6 md:grid-cols-2">
        {packages.map((servicePackage) => (
          <PackageCard key={servicePackage._key} {...servicePackage} />
        ))}
      </ul>
      {ownFee && <p className="mt-8 max-w-measure text-lead">{ownFee}</p>}
    </Section>
  );
}

function PackageCard(props: Home["packages"]["packages"][number]) {
  const { title, text, points, highlighted, link } = props;
  const colours = highlighted ? "on-dark border-fjord bg-fjord text-white" : "border-line bg-white";
  const quiet = highlighted ? "text-haze" : "text-slate";
  return (
    <li className={`flex flex-col gap-flow rounded-3 border px-panel py-8 ${colours}`}>
      <h3 className="display-type text-card-title">{title}</h3>
      <RichParagraph value={text} className={quiet} />
      <dl className="grid gap-3 text-small">
        {points.map((fact) => (
          <div key={fact._key} className="grid gap-x-4 md:grid-cols-4-8">
            <dt className="font-semibold">{fact.label}</dt>
            <dd className={quiet}>
              <RichLine value={fact.text} />
              <ShortConditions of={fact} className="block text-micro" />
            </dd>
          </div>
        ))}
      </dl>
      {highlighted ? (
        <ReferenceLink page={link.page} className="btn btn-sun mt-auto">
          {link.label}
        </ReferenceLink>
      ) : (
        <p className="mt-auto">
          <MoreLink page={link.page} label={link.label} />
        </p>
      )}
    </li>
  );
}

export function HomeContact(props: Home["contact"] & { settings: CompanyDetails }) {
  const { heading, text, actionLabel, image, settings } = props;
  return (
    <Section background="sand">
      <BesidePicture image={image}>
        <h2>{heading}</h2>
        <RichParagraph value={text} className="text-lead text-slate" />
        <p className="text-small text-slate">{settings.replyPromise}</p>
        <ContactDetails settings={settings} />
        <ContactLink className="btn btn-primary justify-self-start">{actionLabel}</ContactLink>
      </BesidePicture>
    </Section>
  );
}

type HomeTestimonialsProps = Home["testimonials"] & {
  rating: CompanyDetails["rating"] | undefined;
};

export function HomeTestimonials(props: HomeTestimonialsProps) {
  const { heading, lead, others, image, ratingLabel, rating } = props;
  const { locale } = useLanguage();
  return (
    <Section heading={heading} isContinued>
      <div className="mb-12 grid items-center gap-8 md:grid-cols-4-8 md:gap-12">
        <Picture
          image={image}
          sizes={`${below("md")} 106vw, 33.75rem`}
          className="aspect-4/3 rounded-3"
        />
        <div className="grid gap-6">
          {rating && (
            <p className="flex flex-wrap items-center gap-2.5 text-small">
              <RatingStars value={rating.value} />
              <strong className="font-semibold">{rating.value.toLocaleString(locale)}</strong>
              <span className="text-slate">
                {ratingLabel} ({rating.count.toLocaleString(locale)})
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

/** Stars for the rating. They are decoration, because the number beside them says the same. */
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
