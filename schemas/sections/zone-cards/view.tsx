import { FigureValue } from "#web/components/evidence/figure-value.tsx";
import { sparkDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { Picture } from "#web/components/picture/picture.tsx";
import { RichLine, RichParagraph } from "#web/components/rich-text/rich-text.tsx";
import { Section, type SectionOf } from "#web/components/section.tsx";
import { TickList } from "#web/components/tick-list.tsx";
import { BestFor, WebsiteLink, type ZoneLabels } from "#web/components/zone-facts.tsx";
import { below } from "#web/lib/breakpoints.ts";

type ZoneCardsSectionProps = SectionOf<"zoneCardsSection"> & { settings: ZoneLabels };

/** Free zones as cards. A single last card spans the row. Without zones nothing is shown. */
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
          sizes={`${below("sm")} max(88vw, 22.75rem), ${below("lg")} max(50vw, 24.4375rem), 50rem`}
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
