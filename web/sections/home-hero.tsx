import type { HomePageQueryResult } from "#schemas/generated/types.generated.ts";
import { ShortConditions } from "#web/components/evidence/figure-value.tsx";
import { checkDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { ContactLink, ReferenceLink } from "#web/components/links.tsx";
import { Picture } from "#web/components/picture/picture.tsx";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import { below } from "#web/lib/breakpoints.ts";

type Hero = NonNullable<HomePageQueryResult>["hero"];

/** Opening of the home page: headline, selling points and buttons on the picture's sky. */
export function HomeHero(props: Hero) {
  return (
    <section className="relative overflow-hidden bg-sky max-md:flex max-md:flex-col-reverse md:min-h-home-hero md:bg-shore">
      <Picture
        image={props.image}
        priority
        sizes={`${below("md")} max(100vw, 44.4375rem), max(100vw, 71.125rem)`}
        className="home-hero-picture md:absolute md:inset-0"
      />
      <div className="wrap relative w-full">
        <div className="w-full pt-9 pb-1 md:max-w-150 md:pt-home-hero md:pb-26">
          <h1 className="text-hero">{props.headline}</h1>
          <ul className="mt-6 mb-6 grid gap-2 font-medium">
            {props.points.map((point) => (
              <li key={point._key} className="flex items-start gap-2.5">
                <Icon drawing={checkDrawing} className="mt-0.5 stroke-bold text-rust" />
                <span>
                  <RichLine value={point.text} />
                  <ShortConditions of={point} className="block" />
                </span>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            <ContactLink className="btn btn-primary max-md:w-full">
              {props.primaryActionLabel}
            </ContactLink>
            <ReferenceLink
              page={{ _type: "aboutPage" }}
              className="btn btn-secondary max-md:w-full"
            >
              {props.secondaryActionLabel}
              <span className="sr-only"> {props.secondaryActionSubject}</span>
            </ReferenceLink>
          </div>
        </div>
      </div>
    </section>
  );
}
