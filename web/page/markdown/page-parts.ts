import type { ServicePageQueryResult } from "#schemas/generated/types.generated.ts";
import { storedNumber } from "#schemas/shared/figures/figure-number.ts";
import { formatFigure } from "#schemas/shared/figures/figure-text.ts";
import { listText } from "#schemas/shared/formats.ts";
import type { RichTextValue } from "#schemas/shared/rich-text/rich-text-value.ts";
import { callLanguages } from "#web/components/call-languages.ts";
import { diagramBlocks } from "#web/components/diagrams/diagram-blocks.ts";
import type { Diagram } from "#web/components/diagrams/types.ts";
import { source } from "#web/components/markdown/figures.ts";
import {
  type Block,
  heading,
  type Inline,
  link,
  list,
  type MarkdownPage,
  paragraph,
  term,
  text,
} from "#web/components/markdown/nodes.ts";
import { richLine, richParagraph } from "#web/components/markdown/rich-text-nodes.ts";
import type { PageSection, SectionOf } from "#web/components/section.tsx";
import { convert } from "#web/content/exchange-rates.ts";
import { spansOverYear, spanText } from "#web/lib/office-hours.ts";
import { readableDay } from "#web/lib/readable-day.ts";
import { sectionMarkdown } from "#web/sections/section-markdown.generated.ts";
import type { SectionType } from "#web/sections/section-props.ts";
import { sectionsAfter } from "#web/sections/sections-after.ts";

/* What pages of several types show, as Markdown. */

type Section<Type extends SectionType> = {
  [Each in Type]: { _type: Each } & SectionOf<Each>;
}[Type];
type Renderers = {
  [Type in SectionType]: (section: Section<Type>, page: MarkdownPage) => Block[];
};

/** What makes Markdown of every type of section. A missing one does not compile. */
const renderers: Renderers = sectionMarkdown;

function sectionBlocks<Type extends SectionType>(section: Section<Type>, page: MarkdownPage) {
  const render: Renderers[Type] = renderers[section._type];
  return render(section, page);
}

/**
 * The fixed parts of a page, with the editor's sections after the parts that they name.
 * @param parts from top to bottom
 */
export const withSections = (
  parts: readonly Block[][],
  sections: readonly PageSection[] | null,
  page: MarkdownPage,
): Block[] =>
  parts.flatMap((part, index) => [
    ...part,
    ...sectionsAfter(sections, index, parts.length).flatMap((each) => sectionBlocks(each, page)),
  ]);

type Hero = { heading: string | null; lead?: RichTextValue | null; actionLabel?: string | null };

/** The heading of a page, and the text below it. */
export const heroBlocks = ({ heading: words, lead }: Hero, page: MarkdownPage): Block[] => [
  ...heading(1, words),
  ...richParagraph(lead, page),
];

export const diagramsBlocks = (diagrams: Diagram[] | null, page: MarkdownPage): Block[] =>
  (diagrams ?? []).flatMap((diagram) => diagramBlocks(diagram, page));

type Closing = { heading: string; text: RichTextValue | null; actionLabel: string };

/** A call to action. */
export const closingBlocks = (closing: Closing, page: MarkdownPage): Block[] => [
  ...heading(2, closing.heading),
  ...richParagraph(closing.text, page),
  paragraph(link(page.contactHref, closing.actionLabel)),
];

/** How to reach the company. */
export function contactDetailBlocks({ settings, language }: MarkdownPage): Block[] {
  const { phone, email, address, openingHours, openingHoursNote, officeNote } = settings;
  return list([
    [text(`${phone}, ${openingHours} (${openingHoursNote})`)],
    [link(`mailto:${email}`, email), text(`, ${callLanguages(settings, language)}`)],
    [text(`${address.join(", ")}. ${officeNote}`)],
  ]);
}

type HomeCountries = NonNullable<ServicePageQueryResult>["homeCountries"];

const EXAMPLE_DIRHAMS = 1_000;

/** What holds at home: each country with its facts and their sources. */
export function homeCountryBlocks(countries: HomeCountries, page: MarkdownPage): Block[] {
  if (!countries?.length) return [];
  const { settings, language } = page;
  const { homeCountryLabels: labels, officeHours } = settings;
  const about = (country: NonNullable<HomeCountries>[number]): Block[] => {
    const { winter, summer } = spansOverYear(country.timeZone, officeHours);
    const hours = `${officeHours.days}, ${spanText(winter, language)} ${labels.winter}, ${spanText(summer, language)} ${labels.summer}`;
    const facts = (country.facts ?? []).map((fact) =>
      term(labels[fact.part], ...richLine(fact.text, page), text(" "), ...source(fact, page)),
    );
    return [
      ...heading(3, country.name),
      ...list([
        ...facts,
        term(labels.callHours, text(hours)),
        term(labels.currency, ...worth(country.currency, page)),
      ]),
    ];
  };
  return [
    ...heading(2, labels.heading),
    paragraph(text(labels.intro)),
    ...countries.flatMap(about),
  ];
}

/** A currency, with a round amount in dirhams if there is a current rate. */
function worth(currency: string, { settings, language, day }: MarkdownPage): Inline[] {
  const [, letters = ""] = /\((\w+)\)/.exec(currency) ?? [];
  const converted = convert({ amount: EXAMPLE_DIRHAMS }, [letters], settings, day, language);
  if (converted === undefined) return [text(currency)];
  const dirhams = formatFigure({ value: storedNumber(EXAMPLE_DIRHAMS), unit: "AED" }, language);
  const rates = `${settings.evidence.rates} ${converted.sourceTitle ?? ""}, ${readableDay(converted.day ?? "", language)}`;
  return [text(`${currency}: ${dirhams} ≈ ${listText(converted.amounts, language)} (${rates})`)];
}
