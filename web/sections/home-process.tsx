import type { HomePageQueryResult } from "#schemas/generated/types.generated.ts";
import type { ImageSource } from "#schemas/shared/images/image-source.ts";
import { MoreLink } from "#web/components/links.tsx";
import { Picture } from "#web/components/picture/picture.tsx";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import { Section } from "#web/components/section.tsx";
import { below } from "#web/lib/breakpoints.ts";
import { phaseWeeks } from "#web/tools/move-plan/phase-weeks.ts";

type HomePage = NonNullable<HomePageQueryResult>;

type HomeProcessProps = HomePage["process"] & Pick<HomePage, "toolAhead" | "planned">;

/**
 * How a move unfolds: two places on one horizon and the steps from one to the other, in the weeks
 * that the plan of the move reckons with.
 */
export function HomeProcess(props: HomeProcessProps) {
  const { startLabel, startImage, landLabel, landImage, toolAhead, planned, ...process } = props;
  const { steps, ...section } = process;
  const weeks = phaseWeeks(planned ?? []);
  return (
    <Section {...section} background="frost">
      <div className="grid grid-cols-2 gap-1 overflow-hidden rounded-t-3">
        <Place label={startLabel} image={startImage} className="right-3 text-ink md:right-5" />
        <Place label={landLabel} image={landImage} className="left-3 text-white md:left-5" />
      </div>
      <ol className="horizon-line relative grid gap-6 pt-7 md:grid-cols-5 md:gap-0 md:pt-8">
        {steps.map(({ _key, title, text, when }, index) => (
          <li
            key={_key}
            className="grid grid-cols-number content-start text-small leading-normal text-slate md:block md:pr-6"
          >
            <span
              aria-hidden="true"
              className="display-type row-span-3 text-4xl leading-none text-ink md:mb-3 md:block"
            >
              {index + 1}
            </span>
            <h3 className="mb-1.5 text-lg leading-tight text-ink">{title}</h3>
            <p>
              <RichLine value={text} />
            </p>
            <p className="mt-2 font-semibold text-ink">{withWeeks(when, weeks?.[index])}</p>
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

/** “Weeks {from}–{to}” with the weeks in their places; nothing where those are not known. */
function withWeeks(when: string, weeks: { from: number; to: number } | undefined): string {
  if (weeks === undefined) return /[{}]/.test(when) ? "" : when;
  return when.replace("{from}", String(weeks.from)).replace("{to}", String(weeks.to));
}
