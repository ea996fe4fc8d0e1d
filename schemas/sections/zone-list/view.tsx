import { isChosen } from "#schemas/shared/images/image-source.ts";
import { Picture } from "#web/components/picture/picture.tsx";
import { RichParagraph } from "#web/components/rich-text/rich-text.tsx";
import { Section, type SectionOf } from "#web/components/section.tsx";
import { BestFor, WebsiteLink, type ZoneLabels } from "#web/components/zone-facts.tsx";
import { below } from "#web/lib/breakpoints.ts";

type ZoneListSectionProps = SectionOf<"zoneListSection"> & { settings: ZoneLabels };

/** Free zones as a list beside one image. Without zones nothing is shown. */
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
