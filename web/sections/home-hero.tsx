import type { HomePageQueryResult } from "#schemas/generated/types.generated.ts";
import { checkDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { ContactLink } from "#web/components/links/contact-link.tsx";
import { ReferenceLink } from "#web/components/links/reference-link.tsx";
import { Picture } from "#web/components/picture/picture.tsx";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";

type Hero = NonNullable<HomePageQueryResult>["hero"];

/** Opening of the home page: headline, selling points and buttons on the picture's sky. */
export function HomeHero(props: Hero) {
  return (
    <section className="relative overflow-hidden bg-sky max-md:flex max-md:flex-col-reverse md:bg-[#e9e4cf]">
      <Picture
        image={props.image}
        priority
        sizes="(max-width: 768px) max(100vw, 711px), max(100vw, 1138px)"
        className="[--picture-y:100%] 2xl:[--picture-y:60%] max-lg:[--picture-x:20%] max-md:h-[400px] max-md:[--picture-x:74%] md:h-[clamp(640px,49vw,860px)] md:[--failure-bottom:96px] max-md:[--failure-bottom:52px]"
      />
      <div className="wrap w-full md:absolute md:inset-x-0 md:top-0">
        <div className="w-full pt-9 pb-1 md:max-w-[600px] md:pt-[clamp(40px,4.6vw,80px)] md:pb-0">
          <h1 className="text-hero">{props.headline}</h1>
          <ul className="mt-[22px] mb-[26px] grid gap-2 font-medium">
            {props.points.map((point) => (
              <li key={point._key} className="flex items-start gap-2.5">
                <Icon drawing={checkDrawing} className="mt-[3px] stroke-[2.2] text-rust" />
                <span>
                  <RichLine value={point.text} />
                </span>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            <ContactLink className="btn btn-primary max-md:flex-[1_1_100%]">
              {props.primaryActionLabel}
            </ContactLink>
            <ReferenceLink
              page={{ _type: "aboutPage" }}
              className="btn btn-secondary max-md:flex-[1_1_100%]"
            >
              {props.secondaryActionLabel}
            </ReferenceLink>
          </div>
        </div>
      </div>
    </section>
  );
}
