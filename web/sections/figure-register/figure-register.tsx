import { scriptAddress } from "@nordune/islands/scripts";
import type { AboutPageQueryResult } from "#schemas/generated/types.generated.ts";
import { formatFigure } from "#schemas/shared/figures/figure-text.ts";
import { pathIn } from "#schemas/shared/languages.ts";
import type { Figure } from "#schemas/shared/rich-text/rich-text-value.ts";
import {
  FIGURE_SOURCES_PATH,
  FIGURES_FEED_PATH,
  fixedPath,
  pathOf,
} from "#schemas/shared/routes.ts";
import {
  EVIDENCE_ID,
  EvidenceEntry,
  type EvidenceLabels,
  FigureDoubts,
  FigureWithCondition,
} from "#web/components/evidence/evidence-entry.tsx";
import { FeedLink } from "#web/components/feed-link.tsx";
import { chevronDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { useLanguage } from "#web/components/language-context.ts";
import { PageLink } from "#web/components/plain-links.tsx";
import { Section } from "#web/components/section.tsx";
import type { FigurePage, Navigation } from "#web/content/site-types.ts";
import { usePage } from "#web/lib/page-context.ts";
import { readableDay } from "#web/lib/readable-day.ts";
import { unbrokenReferences } from "#web/lib/unbroken-references.ts";
import { datedChanges } from "./dated-changes.ts";
import { REGISTER, REGISTER_FIELD } from "./register-names.ts";

type FigureRegisterProps = NonNullable<AboutPageQueryResult>["register"] & {
  labels: EvidenceLabels;
  navigation: Navigation;
  figures: readonly Figure[];
  /** The pages that show each figure, by the figure's id. */
  pagesOf: Readonly<Record<string, readonly FigurePage[]>>;
};

/**
 * Every figure with its condition and its pages, grouped by the menu of its first page. The links
 * lead to the evidence on the pages. The script adds the sources once a visitor uses the register,
 * because all of them together are heavier than the page may be.
 */
export function FigureRegister(props: FigureRegisterProps) {
  const { heading, shownOn, find, feedLabel, labels, navigation } = props;
  const { figures, pagesOf } = props;
  const { day, isDraft } = usePage();
  const language = useLanguage();
  const feed = pathIn(language.id, FIGURES_FEED_PATH);
  const menuOf = menus(navigation);
  const named = figures.map((figure) => ({
    figure,
    pages: (pagesOf[figure._id] ?? []).map((page) => ({ ...page, ...menuOf.get(page.path) })),
  }));
  const { compare } = new Intl.Collator(language.locale, { numeric: true });
  const groups = Map.groupBy(
    named.toSorted((one, other) => compare(one.figure.label, other.figure.label)),
    ({ pages }) => pages.find(({ menu }) => menu)?.menu ?? navigation.homeLabel,
  );
  return (
    <Section isTight>
      <FeedLink title={`${heading}: ${feedLabel}`} />
      <div
        id={REGISTER}
        data-sources={isDraft ? undefined : FIGURE_SOURCES_PATH + language.id}
        className="grid gap-4 text-small"
      >
        <h2 className="subheading">
          {heading} ({figures.length})
        </h2>
        <p className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <span className="grid w-full gap-2 md:max-w-150 noscript:hidden">
            <label htmlFor={REGISTER_FIELD} className="font-semibold">
              {find}
            </label>
            <input id={REGISTER_FIELD} type="search" autoComplete="off" className="control" />
          </span>
        </p>
        <h3>
          <a href={feed}>{feedLabel}</a>
        </h3>
        <DatedChanges figures={figures} />
        <div className="border-t border-line">
          {[...groups].map(([menu, entries]) => (
            <details key={menu} className="border-b border-line">
              <summary className="more-link min-h-14 text-gulf">
                {menu} ({entries.length})
                <Icon drawing={chevronDrawing} />
              </summary>
              <ul className="grid gap-6 pb-6 sm:grid-cols-2">
                {entries.map(({ figure, pages }) => (
                  <li key={figure._id} id={figure._id} data-register>
                    {isDraft || pages.length === 0 ? (
                      <EvidenceEntry figure={figure} labels={labels} today={day} />
                    ) : (
                      <>
                        <FigureWithCondition figure={figure} labels={labels} />
                        <p className="text-slate">
                          <FigureDoubts figure={figure} labels={labels} today={day} />
                          <ShownOn label={shownOn} pages={pages} />
                        </p>
                      </>
                    )}
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      </div>
      <script defer src={scriptAddress("figure-register")} />
    </Section>
  );
}

/** The label and the menu of each path in the menus. */
function menus({ homeLabel, menus, mobileMenu, footer }: Navigation) {
  const places = [
    ...menus.flatMap(({ label, groups }) => groups.map(({ links }) => ({ menu: label, links }))),
    ...mobileMenu.map(({ links }) => ({ menu: undefined, links })),
    ...footer.columns.map(({ links }) => ({ menu: undefined, links })),
  ];
  const known = new Map<string, { menu?: string | undefined; title: string }>([
    [fixedPath("homePage"), { title: homeLabel }],
  ]);
  for (const { menu, links } of places) {
    for (const { label, page } of links) {
      const path = page?.atTool ? undefined : page && pathOf(page);
      if (path && !known.has(path)) known.set(path, { menu, title: label });
    }
  }
  return known;
}

/** What changes by law, in the order of its days. */
function DatedChanges({ figures }: Pick<FigureRegisterProps, "figures">) {
  const { day: today } = usePage();
  const language = useLanguage();
  return (
    <dl className="grid gap-3">
      {datedChanges(figures, today).map(({ day, figure, value }) => (
        <div
          key={`${day} ${figure._id}`}
          className="grid gap-x-4 border-t border-line pt-3 md:grid-cols-4-8"
        >
          <dt className="font-semibold">
            <time dateTime={day}>{readableDay(day, language)}</time>
          </dt>
          <dd>
            {figure.label}
            {value && `: ${formatFigure({ ...figure, value }, language)}`}
            <span className="block text-slate">
              {unbrokenReferences((value && figure.next?.sourceTitle) || figure.sourceTitle || "")}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ShownOn({ label, pages }: { label: string; pages: readonly FigurePage[] }) {
  return (
    <>
      {`${label}: `}
      {pages.map(({ path, title }, index) => (
        <span key={path}>
          {index > 0 && ", "}
          <PageLink href={`${path}#${EVIDENCE_ID}`}>{title}</PageLink>
        </span>
      ))}
    </>
  );
}
