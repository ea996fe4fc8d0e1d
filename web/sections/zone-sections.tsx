import { safeHref } from "#schemas/shared/addresses/safe-href.ts";
import { isChosen } from "#schemas/shared/images/image-source.ts";
import { FigureValue } from "#web/components/evidence/figure-value.tsx";
import { globeDrawing, sparkDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { Picture } from "#web/components/picture/picture.tsx";
import { OtherSiteLink } from "#web/components/plain-links.tsx";
import { RichLine, RichParagraph } from "#web/components/rich-text/rich-text.tsx";
import { Section, type SectionOf } from "#web/components/section.tsx";
import { TickList } from "#web/components/tick-list.tsx";
import type { CompanyDetails } from "#web/content/site-types.ts";
import { below } from "#web/lib/breakpoints.ts";

type ZoneLabels = Pick<CompanyDetails, "zoneLabels">;

type ZoneCardsSectionProps = SectionOf<"zoneCardsSection"> & { settings: ZoneLabels };

/** Free zones as cards; a last one alone spans the row. Nothing without a zone. */
export function ZoneCardsSection({ zones, settings, ...section }: ZoneCardsSectionProps) {
  if (zones.length === 0) return null;
  return (
    <Section {...section}>
      <ul className="grid gap-6 sm:grid-cols-2">
        {zones.map((zone) => (
          <li key={zone._id} className="last:odd:col-span-full">
            <ZoneCard zone={zone} zoneLabels={settings.zoneLabels} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

type ZoneCardProps = ZoneLabels & { zone: ZoneCardsSectionProps["zones"][number] };

function ZoneCard({ zone, zoneLabels: labels }: ZoneCardProps) {
  return (
    <article className="grid h-full grid-cols-1 overflow-hidden rounded-3 border border-line bg-white text-ink lg:grid-cols-5-7">
      <div className="relative max-xs:aspect-16/10 xs:min-h-55">
        <Picture
          image={zone.image}
          sizes={`${below("sm")} max(100vw, 24.4375rem), ${below("lg")} max(50vw, 24.4375rem), 50rem`}
          className="absolute inset-0"
        />
      </div>
      <div className="grid content-start gap-3 px-card py-6">
        <div>
          <h3>{zone.name}</h3>
          {zone.fullName && <p className="text-small text-slate">{zone.fullName}</p>}
          {zone.established && (
            <p className="text-small text-slate">
              {labels.established} <FigureValue figure={zone.established} show="valueOnly" />
            </p>
          )}
        </div>
        <RichParagraph value={zone.text} className="text-slate" />
        <TickList points={zone.benefits} />
        {zone.keyFeature && (
          <p className="flex gap-2.5 text-base leading-normal font-semibold">
            <Icon drawing={sparkDrawing} className="mt-0.5 size-4.5 text-iron" />
            <span>
              <RichLine value={zone.keyFeature} />
            </span>
          </p>
        )}
        <BestFor
          label={labels.bestFor}
          kinds={zone.bestFor}
          className="border-t border-line pt-3"
        />
        <WebsiteLink url={zone.website} />
      </div>
    </article>
  );
}

type BestForProps = { label: string; kinds: readonly string[]; className?: string };

function BestFor({ label, kinds, className = "" }: BestForProps) {
  return (
    <p className={`text-small text-slate on-dark:text-haze ${className}`}>
      <strong className="font-semibold text-ink on-dark:text-white">{label}</strong>{" "}
      {kinds.join(", ")}
    </p>
  );
}

/** A link to another organisation's website, named by its host; nothing without a safe address. */
function WebsiteLink({ url }: { url: string | null }) {
  const href = url === null ? undefined : safeHref(url);
  if (href === undefined || !URL.canParse(href)) return null;
  return (
    <OtherSiteLink
      href={href}
      className="inline-flex min-h-6 items-center gap-2 justify-self-start text-small"
    >
      <Icon drawing={globeDrawing} className="size-4" />
      {new URL(href).host.replace(/^www\./, "")}
    </OtherSiteLink>
  );
}

type ZoneListSectionProps = SectionOf<"zoneListSection"> & { settings: ZoneLabels };

/** Free zones as a list, with one picture beside all of them. Nothing without a zone. */
export function ZoneListSection({ zones, settings, image, ...section }: ZoneListSectionProps) {
  if (zones.length === 0) return null;
  const list = (
    <ul className="grid gap-x-12 sm:grid-cols-2">
      {zones.map((zone) => (
        <li
          key={zone._id}
          className="grid content-start gap-1 border-t border-line py-5 on-frost:border-mist on-dark:border-dark-line"
        >
          <h3 className="text-body leading-snug tracking-normal">{zone.name}</h3>
          <RichParagraph value={zone.text} className="text-base text-slate on-dark:text-haze" />
          <BestFor label={settings.zoneLabels.bestFor} kinds={zone.bestFor} />
          <WebsiteLink url={zone.website} />
        </li>
      ))}
    </ul>
  );
  return (
    <Section {...section}>
      {isChosen(image) ? (
        <div className="grid gap-split lg:grid-cols-8-4">
          {list}
          <div className="relative overflow-hidden rounded-3 max-lg:aspect-4/3 md:max-lg:aspect-video lg:min-h-80">
            <Picture
              image={image}
              sizes={`${below("lg")} 100vw, 75rem`}
              className="absolute inset-0"
            />
          </div>
        </div>
      ) : (
        list
      )}
    </Section>
  );
}
