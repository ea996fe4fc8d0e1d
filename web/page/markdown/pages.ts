import { benefitsSectionMarkdown } from "#schemas/sections/benefits/markdown.ts";
import { checklistSectionMarkdown } from "#schemas/sections/checklist/markdown.ts";
import { logosSectionMarkdown } from "#schemas/sections/logos/markdown.ts";
import { richTextSectionMarkdown } from "#schemas/sections/rich-text/markdown.ts";
import { teamSectionMarkdown } from "#schemas/sections/team/markdown.ts";
import { safeHref } from "#schemas/shared/addresses/safe-href.ts";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { visibleText } from "#schemas/shared/head/clean-text.ts";
import { keptInBrowser } from "#schemas/shared/kept-in-browser.ts";
import { pathIn } from "#schemas/shared/languages.ts";
import {
  FIGURES_FEED_PATH,
  FIGURES_JSON_PATH,
  fixedPath,
  type PageType,
} from "#schemas/shared/routes.ts";
import { TOOL_ID } from "#schemas/shared/tools/tool-query.ts";
import { evidence, markedText } from "#web/components/markdown/figures.ts";
import {
  type Block,
  heading,
  type Inline,
  link,
  list,
  type MarkdownPage,
  paragraph,
  strong,
  table,
  term,
  text,
} from "#web/components/markdown/nodes.ts";
import {
  benefitBlocks,
  noteBlocks,
  quoteBlocks,
  stepBlocks,
  tileBlocks,
  toolBlocks,
} from "#web/components/markdown/parts.ts";
import {
  pageLink,
  richBlocks,
  richLine,
  richParagraph,
} from "#web/components/markdown/rich-text-nodes.ts";
import type { PageContent } from "#web/content/fetch-page.ts";
import type { pageDefinitions } from "#web/content/page-definitions.ts";
import { shownFigures } from "#web/content/shown-figures.ts";
import type { RegisterData } from "#web/content/site-types.ts";
import { dateInRiga } from "#web/lib/riga-date.ts";
import { advantageParts } from "#web/sections/advantage-body.tsx";
import { serviceLayout } from "#web/sections/service-body.tsx";
import { homeLines } from "#web/tools/move-plan/two-speeds.ts";
import {
  closingBlocks,
  contactDetailBlocks,
  diagramsBlocks,
  heroBlocks,
  homeCountryBlocks,
  withSections,
} from "./page-parts.ts";

export type ContentOf<Type extends PageType> = PageContent<(typeof pageDefinitions)[Type]>;

/** A page, with what its type has besides the content. */
type Page = MarkdownPage & { register: RegisterData | null; relatedPages: Block[] };

type PagesByType = { [Type in PageType]: (content: ContentOf<Type>, page: Page) => Block[] };

/**
 * What makes Markdown of each type of page, part by part as the file of the page in `web/pages`
 * makes HTML. A missing type does not compile.
 */
export const markdownOfPages: PagesByType = {
  homePage,
  freeZonesPage,
  taxBenefitsPage,
  emirate,
  service,
  advantagesPage,
  advantage,
  aboutPage,
  contactPage,
  cookiePolicyPage,
  freePage,
};

function homePage(content: ContentOf<"homePage">, page: Page): Block[] {
  const { hero, emailCapture, advantages, process, packages, contact, partners, testimonials } =
    content;
  const { settings } = page;
  const speeds = homeLines(process, content.planned, page.language);
  return [
    ...heading(1, hero.headline),
    ...richParagraph(hero.lead, page),
    ...list(hero.points.map((point) => richLine(point.text, page))),
    ...heading(2, emailCapture.heading),
    paragraph(text(emailCapture.withoutJavaScript)),
    ...heading(2, richLine(advantages.heading, page)),
    ...richParagraph(advantages.intro, page),
    ...tileBlocks(advantages.tiles, page),
    ...advantages.cards.flatMap((card) => cardBlocks(card, page)),
    ...heading(2, process.heading),
    ...richParagraph(process.intro, page),
    ...list(speeds.map((line) => [text(line)])),
    ...stepBlocks(process.steps, page),
    ...(content.toolAhead?.page
      ? [paragraph(pageLink(content.toolAhead.page, content.toolAhead.heading, page))]
      : []),
    ...heading(2, packages.heading),
    ...packages.packages.flatMap(
      ({ title, text: words, points, link: { label, page: target } }) => [
        ...heading(3, title),
        ...richParagraph(words, page),
        ...list(points.map((fact) => term(fact.label, ...richLine(fact.text, page)))),
        paragraph(pageLink(target, label, page)),
      ],
    ),
    ...(settings.ownFee ? [paragraph(text(settings.ownFee))] : []),
    ...withSections([[]], content.sections, page),
    ...page.relatedPages,
    ...closingBlocks(contact, page),
    paragraph(text(settings.replyPromise)),
    ...contactDetailBlocks(page),
    ...(settings.hidesPartners ? [] : logosSectionMarkdown(partners, page)),
    ...heading(2, testimonials.heading),
    ...(settings.rating.isHidden ? [] : [ratingLine(testimonials.ratingLabel, page)]),
    ...[testimonials.lead, ...testimonials.others].flatMap((each) => quoteBlocks(each, page)),
  ];
}

function ratingLine(label: string, { settings: { rating }, language: { locale } }: Page): Block {
  const [value, count] = [rating.value, rating.count].map((each) => each.toLocaleString(locale));
  return paragraph(text(`${value} ${label} (${count})`));
}

type Card = ContentOf<"advantagesPage">["advantages"][number];

const cardBlocks = (advantage: Card, page: Page): Block[] => [
  ...heading(3, advantage.card.title),
  ...richParagraph(advantage.card.text, page),
  paragraph(pageLink(advantage, advantage.title, page)),
];

function freeZonesPage(content: ContentOf<"freeZonesPage">, page: Page): Block[] {
  const { hero, benefits, emirates, advantageBlock, closing } = content;
  const { learnMore } = page.settings.zoneLabels;
  const parts = [
    benefitsSectionMarkdown({ heading: content.benefitsHeading, benefits }, page),
    [
      ...heading(2, content.emiratesHeading),
      ...emirates.flatMap((emirate) => [
        ...heading(3, emirate.name),
        ...richParagraph(emirate.card.text, page),
        ...list(emirate.card.highlights.map((point) => richLine(point.text, page))),
        paragraph(pageLink(emirate, `${learnMore}: ${emirate.name}`, page)),
      ]),
    ],
    diagramsBlocks(content.diagrams, page),
    [
      ...heading(2, advantageBlock.heading),
      ...tileBlocks(advantageBlock.tiles, page),
      ...heading(3, advantageBlock.factorsHeading),
      ...list(advantageBlock.factors.map((point) => richLine(point.text, page))),
      ...richParagraph(advantageBlock.aside, page),
    ],
  ];
  return [
    ...heroBlocks(hero, page),
    ...toolBlocks(content.tool, page),
    ...withSections(parts, content.sections, page),
    ...page.relatedPages,
    ...closingBlocks(closing, page),
  ];
}

/** The two columns of the table of taxes. */
const sides = ["freeZones", "mainland"] as const;

function taxBenefitsPage(content: ContentOf<"taxBenefitsPage">, page: Page): Block[] {
  const { hero, tiles, columns, rows, compliance, closing } = content;
  type Cell = (typeof rows)[number][(typeof sides)[number]];
  const cell = ({ value, text: words, footnotes }: Cell): Inline[] => {
    const shown = shownFigures([value, words]).map(({ _id }) => _id);
    // Figures that limit the cell without standing in it.
    const limits = (footnotes ?? []).filter(
      ({ _id, qualifier }) => qualifier && !shown.includes(_id),
    );
    return [
      ...richLine(value, page),
      text(" "),
      ...richLine(words, page),
      ...limits.flatMap((figure) => markedText(figure, "")),
    ];
  };
  const head = [columns.aspect, ...sides.map((side) => columns[side])];
  const body = rows.map((row) => [[strong(row.aspect)], ...sides.map((side) => cell(row[side]))]);
  const parts = [
    [
      ...tileBlocks(tiles, page),
      ...heading(2, content.tableHeading),
      paragraph(text(content.tableCaption)),
      table(
        head.map((name) => [text(name)]),
        body,
      ),
    ],
    diagramsBlocks(content.diagrams, page),
    checklistSectionMarkdown({ ...compliance, intro: compliance.text }, page),
  ];
  return [
    ...heroBlocks(hero, page),
    ...toolBlocks(content.tool, page),
    ...withSections(parts, content.sections, page),
    ...page.relatedPages,
    ...closingBlocks(closing, page),
  ];
}

const OVERVIEW = fixedPath("freeZonesPage");

function emirate(content: ContentOf<"emirate">, page: Page): Block[] {
  const { hero, closing } = content;
  return [
    ...heroBlocks(hero, page),
    ...list((hero.badges ?? []).map((badge) => richLine(badge.text, page))),
    ...withSections([[]], content.sections, page),
    ...(content.tool
      ? [paragraph(link(page.addressOf(`${OVERVIEW}#${TOOL_ID}`), content.tool.heading))]
      : []),
    ...page.relatedPages,
    ...closingBlocks(closing, page),
  ];
}

function service(content: ContentOf<"service">, page: Page): Block[] {
  const { hero, introduction, benefits, subServices, closing } = content;
  const { parts: ownParts } = serviceLayout(content, page.settings);
  const diagrams = diagramsBlocks(content.diagrams, page);
  const benefitsPart = [...heading(2, content.benefitsHeading), ...benefitBlocks(benefits, page)];
  const byName: Record<string, Block[]> = {
    introduction: [
      ...heading(2, introduction.heading),
      ...richBlocks(introduction.body, page),
      ...(introduction.note ? noteBlocks(introduction.note, page) : []),
      // A layout without a part of its own for them has them here.
      ...("diagrams" in ownParts ? [] : diagrams),
      ...("benefits" in ownParts ? [] : benefitsPart),
    ],
    diagrams,
    benefits: benefitsPart,
    subServices: [...heading(2, content.subServicesHeading), ...stepBlocks(subServices, page)],
  };
  const parts = Object.keys(ownParts).map((name) => byName[name] ?? []);
  return [
    ...heroBlocks(hero, page),
    ...toolBlocks(content.tool, page),
    ...withSections(content.tool ? parts : [...parts, []], content.sections, page),
    ...homeCountryBlocks(content.homeCountries, page),
    ...page.relatedPages,
    ...closingBlocks(closing, page),
  ];
}

function advantagesPage(content: ContentOf<"advantagesPage">, page: Page): Block[] {
  return [
    ...heroBlocks(content.hero, page),
    ...content.advantages.flatMap((card) => cardBlocks(card, page)),
    ...withSections([[]], content.sections, page),
    ...page.relatedPages,
    ...closingBlocks(content.closing, page),
  ];
}

function advantage(content: ContentOf<"advantage">, page: Page): Block[] {
  const byName: Record<string, Block[]> = {
    text: [
      ...richBlocks(content.body, page),
      ...(content.aside ? noteBlocks(content.aside, page) : []),
    ],
    diagrams: diagramsBlocks(content.diagrams, page),
  };
  const parts = Object.keys(advantageParts(content, page.settings)).map(
    (name) => byName[name] ?? [],
  );
  return [
    ...heroBlocks(content.hero, page),
    ...withSections(parts, content.sections, page),
    ...homeCountryBlocks(content.homeCountries, page),
    ...page.relatedPages,
  ];
}

function aboutPage(content: ContentOf<"aboutPage">, page: Page): Block[] {
  const { hero, story, standOut, team, contact, social, register } = content;
  const { settings, language } = page;
  return [
    ...heroBlocks(hero, page),
    ...richTextSectionMarkdown({ ...story }, page),
    ...heading(2, standOut.heading),
    ...benefitBlocks(standOut.cards, page),
    ...teamSectionMarkdown(team, page),
    ...list((settings.people ?? []).map((person) => [text(person)])),
    ...withSections([[]], content.sections, page),
    ...heading(2, `${register.heading} (${page.register?.figures.length ?? 0})`),
    ...list([
      [link(siteUrl() + pathIn(language.id, FIGURES_FEED_PATH), register.feedLabel)],
      [link(siteUrl() + pathIn(language.id, FIGURES_JSON_PATH), "JSON")],
    ]),
    ...list((page.register?.figures ?? []).map((figure) => evidence(figure, page))),
    ...page.relatedPages,
    ...closingBlocks(contact, page),
    paragraph(text(settings.replyPromise)),
    ...contactDetailBlocks(page),
    ...heading(2, social.heading),
    paragraph(text(social.text)),
    ...list(
      settings.socialLinks.map(({ platform, url }) => {
        const href = safeHref(url);
        return [href === undefined ? text(platform) : link(href, platform)];
      }),
    ),
  ];
}

function contactPage(content: ContentOf<"contactPage">, page: Page): Block[] {
  const { banner, form, panel } = content;
  const { settings } = page;
  const reasons = panel.reasons.filter(
    ({ _type }) => _type === "point" || !settings.hidesDubaiOffice,
  );
  return [
    ...heading(1, banner.heading),
    paragraph(text(banner.text)),
    ...heading(2, form.heading),
    paragraph(text(form.withoutJavaScript)),
    ...heading(2, panel.heading),
    ...list(reasons.map((reason) => richLine(reason.text, page))),
    ...heading(2, panel.contactHeading),
    ...list([
      term(panel.phoneLabel, text(settings.phone)),
      term(panel.emailLabel, link(`mailto:${settings.email}`, settings.email)),
      term(panel.officeLabel, text(settings.address.join(", "))),
      ...(settings.dubaiAddress ? [[text(settings.dubaiAddress.join(", "))]] : []),
      term(panel.responseTimeLabel, text(`${panel.responseTime}. ${settings.replyPromise}`)),
    ]),
    ...withSections([[]], content.sections, page),
  ];
}

function cookiePolicyPage(content: ContentOf<"cookiePolicyPage">, page: Page): Block[] {
  const { kept } = content;
  const { controller } = page.settings;
  const places = (["device", "tab"] as const).flatMap((place) => [
    ...heading(3, kept[place]),
    ...list(
      keptInBrowser
        .filter(({ where }) => where === place)
        .map(({ name, text: field }) => term(visibleText(name), text(kept[field]))),
    ),
  ]);
  const keptBlocks = [...heading(2, kept.heading), paragraph(text(kept.intro)), ...places];
  const notice = content.sections.findIndex(({ isPrivacyNotice }) => isPrivacyNotice);
  const sections = content.sections.flatMap(({ heading: words, body, isPrivacyNotice }, index) => [
    ...(index === notice ? keptBlocks : []),
    ...heading(2, words),
    ...(isPrivacyNotice
      ? list(
          (controller ?? [])
            .filter(({ value }) => value?.trim())
            .map(({ label, value }) => term(label, text(value))),
        )
      : []),
    ...richBlocks(body, page),
  ]);
  return [
    ...heading(1, content.heading),
    paragraph(text(`${content.lastUpdatedLabel}: ${dateInRiga(page.language.locale)}`)),
    paragraph(text(content.lead)),
    ...sections,
    ...(notice === -1 ? keptBlocks : []),
    ...heading(2, content.contactHeading),
    paragraph(text(content.contactText)),
    ...contactDetailBlocks(page),
  ];
}

function freePage(content: ContentOf<"freePage">, page: Page): Block[] {
  return [
    ...heroBlocks(content.hero, page),
    ...withSections([[]], content.sections, page),
    ...page.relatedPages,
  ];
}
