import type { ReactNode } from "react";
import type { RichTextValue } from "#schemas/shared/rich-text/rich-text-value.ts";
import { ComparisonTable } from "#web/components/comparison-table.tsx";
import { FigureValue, ShortConditions } from "#web/components/evidence/figure-value.tsx";
import { ChosenIcon } from "#web/components/icons/icon.tsx";
import { RichLine, RichParagraph } from "#web/components/rich-text/rich-text.tsx";
import { Section, type SectionOf } from "#web/components/section.tsx";

export function StatTilesSection({ tiles, ...section }: SectionOf<"statTilesSection">) {
  return (
    <Section {...section} isTight>
      <StatTiles tiles={tiles} onDark={section.background === "dark"} />
    </Section>
  );
}

type StatTilesProps = Pick<SectionOf<"statTilesSection">, "tiles"> & { onDark?: boolean };

/** Three or four figures in large type between hairlines; two by two where there is less room. */
export function StatTiles({ tiles, onDark = false }: StatTilesProps) {
  const columns = tiles.length === 3 ? "md:grid-cols-3" : "xs:grid-cols-2 lg:grid-cols-4";
  const tile =
    tiles.length === 3
      ? "md:not-first:border-l md:not-first:pl-6 max-md:not-first:border-t"
      : "max-xs:not-first:border-t xs:even:border-l xs:even:pl-4 md:even:pl-6 lg:not-first:border-l lg:not-first:pl-6 max-lg:nth-[n+3]:border-t";
  const colours = onDark ? "border-dark-line *:border-dark-line" : "border-line *:border-line";
  return (
    <dl className={`grid border-y ${columns} ${colours}`}>
      {tiles.map(({ _key, label, figure }) => (
        <div
          key={_key}
          className={`flex flex-col-reverse justify-end gap-2.5 py-5 pr-3.5 md:pt-6 md:pr-6 md:pb-6 ${tile}`}
        >
          <dt className={`text-small leading-snug ${onDark ? "text-haze" : "text-slate"}`}>
            {label} <ShortConditions of={figure} className="block" />
          </dt>
          <dd className="display-type figures text-figure">
            <FigureValue {...figure} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

type BenefitGridProps = SectionOf<"benefitsSection">;
type BenefitItemsProps = Pick<BenefitGridProps, "benefits"> & { className: string };

/** The items of a list of benefits, each under a rule that the list gives it. */
export function BenefitItems({ benefits, className }: BenefitItemsProps) {
  return benefits.map((benefit) => (
    <li key={benefit._key} className={`grid content-start gap-2.5 pt-5 ${className}`}>
      <ChosenIcon name={benefit.icon} className="size-8 stroke-fine text-iron on-dark:text-amber" />
      <h3>
        <RichLine value={benefit.title} />
      </h3>
      <RichParagraph value={benefit.text} className="text-base text-slate on-dark:text-haze" />
      <ShortConditions of={benefit} className="text-slate on-dark:text-haze" />
    </li>
  ));
}

/** Columns on a wide page by the number of benefits; three go with every other number. */
const benefitColumns: Partial<Record<number, string>> = {
  3: "md:grid-cols-3",
  4: "sm:grid-cols-2 lg:grid-cols-4",
};

/** Benefits side by side, each under a rule with its icon; on frost unless a page says otherwise. */
export function BenefitGrid({ benefits, background = "frost", ...section }: BenefitGridProps) {
  return (
    <Section {...section} background={background}>
      <ul
        className={`grid gap-6 ${benefitColumns[benefits.length] ?? "sm:grid-cols-2 md:gap-y-10 lg:grid-cols-3"}`}
      >
        <BenefitItems benefits={benefits} className="border-t-2 border-ink on-dark:border-amber" />
      </ul>
    </Section>
  );
}

export function StepsSection({ items, ...section }: SectionOf<"stepsSection">) {
  const columns = items.length % 4 === 0 ? "lg:grid-cols-4" : "lg:grid-cols-3";
  return (
    <Section {...section}>
      <ol className={`grid gap-x-6 gap-y-8 sm:grid-cols-2 ${columns}`}>
        {items.map(({ _key, title, text, detail }, index) => (
          <li
            key={_key}
            className="grid content-start gap-2.5 border-t border-edge pt-5 on-dark:border-dark-line"
          >
            <span
              aria-hidden
              className="display-type figures text-figure text-iron on-dark:text-amber"
            >
              {index + 1}
            </span>
            <h3>{title}</h3>
            <RichParagraph value={text} className="text-base text-slate on-dark:text-haze" />
            {detail && <RichParagraph value={detail} className="text-small font-semibold" />}
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function BusinessTypesSection({ types, ...section }: SectionOf<"businessTypesSection">) {
  return (
    <Section {...section}>
      <Rows
        rows={types.map(({ category, examples, ...type }) => ({
          ...type,
          title: category,
          detail: (
            <ul className="text-small font-semibold md:text-right">
              {examples.map((example) => (
                <li key={example}>{example}</li>
              ))}
            </ul>
          ),
        }))}
      />
    </Section>
  );
}

type Row = { _key: string; title: string; text: RichTextValue; detail: ReactNode };

/** Rows between hairlines, in three columns; in two on a tablet, one on a phone. */
export function Rows({ rows }: { rows: Row[] }) {
  return (
    <ul className="border-t-2 border-ink on-dark:border-amber">
      {rows.map(({ _key, title, text, detail }) => (
        <li
          key={_key}
          className="grid items-baseline gap-1.5 border-b border-line py-6 on-dark:border-dark-line sm:max-md:grid-cols-4-8 sm:max-md:gap-x-6 sm:max-md:*:last:col-start-2 md:grid-cols-4-6-2 md:gap-6"
        >
          <h3>{title}</h3>
          <RichParagraph value={text} className="text-slate on-dark:text-haze" />
          {detail}
        </li>
      ))}
    </ul>
  );
}

export function ComparisonSection(props: SectionOf<"comparisonSection">) {
  const { aspect, columns, rows, ...section } = props;
  return (
    <Section {...section}>
      <ComparisonTable
        caption={section.heading}
        isCaptionHidden
        aspect={aspect}
        columns={columns.map((name) => ({ id: name, name }))}
        rows={rows.map(({ _key, title, cells }) => ({
          id: _key,
          title,
          cells: cells.map((cell) => (
            <>
              <RichLine value={cell.text} />
              <ShortConditions of={cell} className="block text-slate" />
            </>
          )),
        }))}
      />
    </Section>
  );
}
