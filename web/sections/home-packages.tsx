import type { HomePageQueryResult } from "#schemas/generated/types.generated.ts";
import { MoreLink, ReferenceLink } from "#web/components/links.tsx";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import { Section } from "#web/components/section.tsx";
import { TickList } from "#web/components/tick-list.tsx";

type HomePackagesProps = NonNullable<HomePageQueryResult>["packages"];

type ServicePackage = HomePackagesProps["packages"][number];

/** Services that are offered together, side by side; one of them may be set off. */
export function HomePackages({ packages, ...section }: HomePackagesProps) {
  return (
    <Section {...section}>
      <ul className="grid gap-6 md:grid-cols-3">
        {packages.map((servicePackage) => (
          <PackageCard key={servicePackage._key} {...servicePackage} />
        ))}
      </ul>
    </Section>
  );
}

function PackageCard({ title, text, points, highlighted, link }: ServicePackage) {
  const colours = highlighted ? "on-dark border-fjord bg-fjord text-white" : "border-line bg-white";
  return (
    <li
      className={`flex flex-col gap-flow rounded-3 border px-panel py-8 md:max-lg:px-5 ${colours}`}
    >
      <h3 className="display-type text-card-title">{title}</h3>
      <p className={highlighted ? "text-haze" : "text-slate"}>
        <RichLine value={text} />
      </p>
      <TickList points={points} onDark={highlighted} />
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
