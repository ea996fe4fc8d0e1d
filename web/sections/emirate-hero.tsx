import type { EmiratePageQueryResult } from "#schemas/generated/types.generated.ts";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import type { BreadcrumbTrail } from "#web/components/shell/breadcrumbs.tsx";
import { Badges, BandHero } from "./band-hero.tsx";
import { PageHero } from "./page-hero.tsx";

type Emirate = NonNullable<EmiratePageQueryResult>;

type EmirateHeroProps = Emirate["hero"] & {
  layout: Emirate["heroLayout"];
  breadcrumbs: BreadcrumbTrail | undefined;
  actionLabel: string;
  contactHref: string;
};

/** Opening of an emirate's page, laid out as its picture asks: words on its sky, or beside it. */
export function EmirateHero({ layout, ...hero }: EmirateHeroProps) {
  if (layout === "split") {
    return (
      <PageHero {...hero}>
        <Badges badges={hero.badges} />
      </PageHero>
    );
  }
  return <BandHero {...hero} text={<RichLine value={hero.lead} />} />;
}
