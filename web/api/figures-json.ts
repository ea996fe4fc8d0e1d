import * as z from "zod";
import { safeHref } from "#schemas/shared/addresses/safe-href.ts";
import { addressOf } from "#schemas/shared/addresses/site-address.ts";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { figureDay, figureNumber } from "#schemas/shared/figures/figure-number.ts";
import { countedWords, formatFigure } from "#schemas/shared/figures/figure-text.ts";
import { lawsNamedIn } from "#schemas/shared/figures/laws.ts";
import { nextDay, overdueSince } from "#schemas/shared/figures/on-day.ts";
import { cleanText } from "#schemas/shared/head/clean-text.ts";
import { languageOf } from "#schemas/shared/languages.ts";
import type { Figure } from "#schemas/shared/rich-text/rich-text-value.ts";
import { FIGURES_SCHEMA_PATH } from "#schemas/shared/routes.ts";
import { updatedOf } from "#web/api/figures-feed.ts";
import { linksIn } from "#web/page/page-contexts.tsx";
import type { PageData } from "#web/page/page-data.ts";

const text = (description: string) => z.string().describe(description);
const textOrNull = (description: string) => z.string().nullable().describe(description);
const day = (description: string) => z.iso.date().nullable().describe(description);
const address = (description: string) => z.url().describe(description);

const end = z.number().nullable();

const machineValue = z
  .union([z.number(), z.iso.date(), z.object({ from: end, to: end })])
  .nullable()
  .describe(
    "The value for computing: a number in the unit, a day, or a range of numbers, of which a count such as “50+” has no upper end. Null for words.",
  );

const source = z.object({
  title: text("The law, authority or publication that states the value."),
  url: z.url().nullable().describe("Where the source can be read."),
  laws: z.array(z.string()).describe("The numbered laws and decisions that the title names."),
});

const valueParts = {
  text: text("Value and unit as pages show them in this language."),
  value: text("The value without its unit, with a comma between thousands."),
  unit: textOrNull("%, a currency code, or a word such as “years”, in the form for the value."),
  machineValue,
  condition: textOrNull("When, or for whom, the value holds. Quote it with the value."),
};

const figure = z.object({
  id: text("The name of the figure. It stays the same when the value changes."),
  url: address("The place of the figure on the site."),
  label: text("What the figure is."),
  ...valueParts,
  shortCondition: textOrNull("The condition in a few words."),
  status: z
    .enum(["confirmed", "toBeConfirmed"])
    .describe("Whether somebody has seen the value in its source."),
  source,
  checkedOn: day("The last day on which a person compared the value with its source."),
  overdueSince: day("The day by which it should have been compared again, if that has passed."),
  next: z
    .object({ from: z.iso.date(), ...valueParts, source, checkedOn: day("As above.") })
    .nullable()
    .describe("The value that follows, and its first day in Dubai."),
  updatedAt: z.iso.datetime().describe("When the figure last changed."),
  pages: z
    .array(z.object({ title: z.string(), url: z.url() }))
    .describe("The pages that show the figure."),
});

/** The file of all figures. */
const figuresFile = z
  .object({
    $schema: address("This schema."),
    title: text("The heading of the register."),
    publisher: text("Whose register it is."),
    language: text("The BCP 47 tag of all texts."),
    url: address("The register for people."),
    day: z.iso.date().describe("The day in Dubai whose values these are."),
    figures: z.array(figure),
  })
  .meta({ title: "The register of figures" });

export type FiguresFile = z.infer<typeof figuresFile>;
type FigureEntry = z.infer<typeof figure>;

/** The JSON Schema (draft 2020-12) of the file of all figures. */
export const figuresSchema = () => ({
  ...z.toJSONSchema(figuresFile),
  $id: siteUrl() + FIGURES_SCHEMA_PATH,
});

/**
 * The file of all figures, made from the data of the page with the register.
 * @returns undefined for the data of any other page
 */
export function figuresJson(data: PageData): FiguresFile | undefined {
  const { register, content, site, path, day: today } = data;
  if (register === null || !("register" in content)) return undefined;
  const language = languageOf(data.language);
  const pathTo = linksIn(data.language, data.translatedPaths);
  const fullAddress = (englishPath: string) => addressOf(pathTo(englishPath), siteUrl());
  const url = fullAddress(path);

  const sourceOf = (title: Text, href: Text): FigureEntry["source"] => ({
    title: cleanText(title),
    url: webAddress(href),
    laws: lawsNamedIn(cleanText(title)),
  });

  const partsOf = (
    { unit, counted }: Pick<Figure, "unit" | "counted">,
    value: string,
    condition: Text,
  ) => ({
    text: cleanText(formatFigure({ value, unit, counted }, language)),
    value: cleanText(value),
    unit: cleanText(countedWords({ value, counted }, language) ?? unit) || null,
    machineValue: machineValueOf(cleanText(value)),
    condition: cleanText(condition) || null,
  });

  function nextOf(entry: Figure): FigureEntry["next"] {
    const { next } = entry;
    const from = nextDay(entry);
    if (from === undefined || !next?.value || next.mayBeCalledOff) return null;
    const { sourceTitle, sourceUrl } = next.sourceTitle ? next : entry;
    return {
      from,
      ...partsOf(entry, next.value, next.qualifier ?? entry.qualifier),
      source: sourceOf(sourceTitle, sourceUrl),
      checkedOn: next.checkedOn ?? entry.checkedOn,
    };
  }

  const figures = register.figures.map(
    (each): FigureEntry => ({
      id: each._id,
      url: `${url}#${each._id}`,
      label: cleanText(each.label),
      ...partsOf(each, each.value, each.qualifier),
      shortCondition: cleanText(each.shortQualifier) || null,
      status: each.status === "toBeConfirmed" ? "toBeConfirmed" : "confirmed",
      source: sourceOf(each.sourceTitle, each.sourceUrl),
      checkedOn: each.checkedOn,
      overdueSince: overdueSince(each, today) ?? null,
      next: nextOf(each),
      updatedAt: updatedOf(each),
      pages: (register.pagesOf[each._id] ?? []).map((page) => ({
        title: cleanText(page.title),
        url: fullAddress(page.path),
      })),
    }),
  );
  return {
    $schema: siteUrl() + FIGURES_SCHEMA_PATH,
    title: cleanText(content.register.heading),
    publisher: cleanText(site.settings.brandName),
    language: language.tag,
    url,
    day: today,
    figures,
  };
}

type Text = string | null | undefined;

/** An address that a program can open; null for any other text. */
function webAddress(written: Text): string | null {
  const href = safeHref(written);
  return href?.startsWith("http") && URL.canParse(href) ? href : null;
}

/** “50+”, and with a scale “2B+”. */
const COUNT = /^([\d,.]+)([kMB]?)\+$/;
const LETTERS: Readonly<Record<string, number>> = { k: 1e3, M: 1e6, B: 1e9 };

/** The value for computing. @param value as it is stored, without its unit */
export function machineValueOf(value: string): FigureEntry["machineValue"] {
  const single = figureNumber(value) ?? figureDay(value);
  if (single !== undefined) return single;
  const [, least = "", letter = ""] = COUNT.exec(value) ?? [];
  const count = figureNumber(least);
  if (count !== undefined) return { from: count * (LETTERS[letter] ?? 1), to: null };
  const [from, to, ...more] = value.split("–").map(figureNumber);
  return from === undefined || to === undefined || more.length > 0 ? null : { from, to };
}
