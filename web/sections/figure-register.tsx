import type { AboutPageQueryResult } from "#schemas/generated/types.generated.ts";
import { FIGURES_FEED_PATH } from "#schemas/shared/routes.ts";
import { EvidenceEntry, type EvidenceLabels } from "#web/components/evidence/evidence-entry.tsx";
import { NextValue } from "#web/components/evidence/next-value.tsx";
import { chevronDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { PageLink } from "#web/components/links.tsx";
import { Section } from "#web/components/section.tsx";
import { type FigurePage, fetchFigurePages, fetchFigures } from "#web/content/fetch-figures.ts";
import { today } from "#web/content/today.ts";

type FigureRegisterProps = NonNullable<AboutPageQueryResult>["register"] & {
  labels: EvidenceLabels;
};

/** Every figure of the site with its evidence and the pages that show it, folded up. */
export async function FigureRegister(props: FigureRegisterProps) {
  const { heading, shownOn, from, feedLabel, labels } = props;
  const figures = await fetchFigures();
  const pagesOf = await fetchFigurePages();
  return (
    <Section isTight>
      <link
        rel="alternate"
        type="application/atom+xml"
        href={FIGURES_FEED_PATH}
        title={`${heading}: ${feedLabel}`}
      />
      <details id="figures" className="text-small">
        <summary className="more-link text-gulf">
          {heading} ({figures.length})
          <Icon drawing={chevronDrawing} />
        </summary>
        <p className="py-3">
          <a href={FIGURES_FEED_PATH}>{feedLabel}</a>
        </p>
        <ul className="grid gap-6 sm:grid-cols-2">
          {figures.map((figure) => (
            <li key={figure._id} data-register={figure._id}>
              <EvidenceEntry figure={figure} labels={labels} today={today()} />
              <NextValue figure={figure} from={from} />
              <ShownOn label={shownOn} pages={pagesOf.get(figure._id) ?? []} />
            </li>
          ))}
        </ul>
      </details>
    </Section>
  );
}

function ShownOn({ label, pages }: { label: string; pages: readonly FigurePage[] }) {
  if (pages.length === 0) return null;
  return (
    <p className="text-slate">
      {label}:{" "}
      {pages.map(({ path, title }, index) => (
        <span key={path}>
          {index > 0 && ", "}
          <PageLink href={path}>{title}</PageLink>
        </span>
      ))}
    </p>
  );
}
