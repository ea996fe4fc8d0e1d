import type { HomePageQueryResult } from "#schemas/generated/types.generated.ts";
import { ShortConditions } from "#web/components/evidence/figure-value.tsx";
import { MoreLink, ReferenceLink } from "#web/components/links.tsx";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import { Section } from "#web/components/section.tsx";

type Packages = NonNullable<HomePageQueryResult>["packages"];

type HomePackagesProps = Packages & {
  /** What we take ourselves, where the owner has said it. */
  ownFee: string | null;
};

type ServicePackage = Packages["packages"][number];

/** What each kind of client needs, side by side; one of them may be set off. */
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

function PackageCard({ title, text, points, highlighted, link }: ServicePackage) {
  const colours = highlighted ? "on-dark border-fjord bg-fjord text-white" : "border-line bg-white";
  const quiet = highlighted ? "text-haze" : "text-slate";
  return (
    <li className={`flex flex-col gap-flow rounded-3 border px-panel py-8 ${colours}`}>
      <h3 className="display-type text-card-title">{title}</h3>
      <p className={quiet}>
        <RichLine value={text} />
      </p>
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
