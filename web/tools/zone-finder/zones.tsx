import { Fragment, type ReactNode } from "react";
import type { ZoneFactName } from "#schemas/fields/zone-facts.ts";
import { safeHref } from "#schemas/shared/addresses/safe-href.ts";
import { listText } from "#schemas/shared/formats.ts";
import type { Language } from "#schemas/shared/languages.ts";
import type { PluralForms } from "#schemas/shared/plural-forms.ts";
import { COMPARE_PARAMETER } from "#schemas/shared/tools/tool-query.ts";
import { ComparisonTable } from "#web/components/comparison-table.tsx";
import { FigureMark } from "#web/components/evidence/figure-mark.tsx";
import { chevronDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { OtherSiteLink, PageLink } from "#web/components/plain-links.tsx";
import { readableDay } from "#web/lib/readable-day.ts";
import type { TextName, ToolProps } from "../tool.ts";
import { plainWords, ShownWords, type Words } from "../words.tsx";
import {
  type FactQuestion,
  type FinderQuestion,
  type FinderZone,
  factsOf,
  isOldPrice,
  questions,
  type Wishes,
  type ZoneMatch,
} from "./find-zones.ts";

type Source = { title: string; url: string | null; day: string };

/** The data that the finder needs besides its tool. It must be JSON. */
export type FinderContent = {
  /** What stands after the number of zones of which a source states all. */
  counted: PluralForms;
  /** The name of the fact of each question. */
  facts: Readonly<Record<FactQuestion, string>>;
  /** The mainland's values in the comparison. */
  mainland: Readonly<Record<FinderQuestion, Words>>;
  /** Every zone, in order. */
  zones: readonly FinderZone[];
  /** The labels of source and day, the same as in a figure's evidence. */
  labels: { source: string; checkedOn: string; sources: readonly Source[] };
};

type FinderProps = ToolProps<"zone-finder"> & FinderContent;

type Asked = ReturnType<typeof askedQuestions>[number];

/** The props of all parts of a result, with the visitor's choices. */
export type Finder = FinderProps & {
  asked: readonly Asked[];
  wishes: Wishes;
  compared: readonly FinderZone[];
  language: Language;
  /** ISO date. */
  today: string;
};

/**
 * The questions of the finder, each with its option "any", and with a short name for a fact. The
 * emirates are those of the zones.
 */
export function askedQuestions({ tool, zones, facts }: FinderProps) {
  const any = { value: "", label: plainWords(tool.texts.any) };
  const places = zones.flatMap(({ emirates }) => emirates);
  const emirates = new Map(places.map(({ slug, name }) => [slug, { value: slug, label: name }]));
  return tool.questions.flatMap((question) => {
    const name = questions.find((each) => each === question.name);
    if (name === undefined) return [];
    const options = name === "emirate" ? [...emirates.values()] : question.options;
    const fact = name === "emirate" ? "" : facts[name];
    return [{ ...question, name, fact, options: [any, ...options] }];
  });
}

type GroupProps = { finder: Finder; matches: readonly ZoneMatch[] };

/** Number of facts on a zone's card. */
const FACTS = 3;

/** The best zones, each with three facts and their sources, what to ask, and its fees. */
export function ZoneCards({ finder, matches }: GroupProps) {
  if (matches.length === 0) return null;
  return (
    <ol className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {matches.map((match) => {
        const { zone, agreed, ask } = match;
        const known = finder.asked
          .map((each) => ({ ...each, statements: statementsOf(finder, zone, each, "yes") }))
          .filter(({ fact, statements }) => fact && statements.length > 0)
          // Chosen facts come first.
          .sort((a, b) => Number(agreed.includes(b.name)) - Number(agreed.includes(a.name)));
        return (
          <li
            key={zone.id}
            className="grid break-inside-avoid content-start gap-3 rounded-3 border border-line bg-white p-panel text-small"
          >
            <ZoneName finder={finder} zone={zone} />
            <dl className="grid gap-2">
              {known.slice(0, FACTS).map(({ fact, statements }) => (
                <div key={fact} className="border-t border-line pt-3">
                  <dt className="text-micro text-slate">{fact}</dt>
                  <dd>
                    <Statements statements={statements} />
                  </dd>
                </div>
              ))}
            </dl>
            {ask.length > 0 && (
              <p className="border-l-2 border-mist pl-3.5">{askWords(finder, ask)}</p>
            )}
            <Fees finder={finder} zone={zone} />
          </li>
        );
      })}
    </ol>
  );
}

/** Zones with the same result, folded up. */
export function ZoneGroup({ label, finder, matches }: GroupProps & { label: string }) {
  if (matches.length === 0) return null;
  return (
    <details className="border-b border-line py-3 print:hidden">
      <summary className="more-link min-h-11 text-gulf">
        <span>{`${label}: ${matches.length}`}</span>
        <Icon drawing={chevronDrawing} />
      </summary>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {matches.map((match) => (
          <li key={match.zone.id} className="border-t border-line py-3 text-small">
            <ZoneName finder={finder} zone={match.zone} />
            <Reasons finder={finder} match={match} />
            <Fees finder={finder} zone={match.zone} />
          </li>
        ))}
      </ul>
    </details>
  );
}

type ZoneProps = { finder: Finder; zone: FinderZone };

/** A zone's name, a checkbox to compare it, and links to its emirates. */
function ZoneName({ finder, zone }: ZoneProps) {
  const id = `${COMPARE_PARAMETER}-${zone.id}`;
  return (
    <div className="grid grid-cols-icon content-start gap-3">
      <input
        type="checkbox"
        id={id}
        name={COMPARE_PARAMETER}
        value={zone.id}
        defaultChecked={finder.compared.includes(zone)}
        className="control-checkbox"
      />
      <div>
        <label htmlFor={id} className="block font-semibold">
          {zone.name}
        </label>
        {zone.emirates.map(({ path, name }, index) => (
          <span key={path}>
            {index > 0 && ", "}
            <PageLink href={path}>{name}</PageLink>
          </span>
        ))}
      </div>
    </div>
  );
}

/** The fees of the first two years that a zone publishes; nothing if it publishes none. */
function Fees({ finder, zone }: ZoneProps) {
  if (zone.fees.length === 0) return null;
  return (
    <div className="text-micro text-slate">
      <p>{plainWords(finder.tool.texts.fees)}</p>
      <FeeList finder={finder} zone={zone} />
    </div>
  );
}

function FeeList({ finder, zone }: ZoneProps) {
  return (
    <ul>
      {zone.fees.map(({ figure, label, condition, year }) => (
        <li key={figure._id}>
          <FigureMark figure={figure} text={figure.text} />
          <span>{` (${priceWords(finder, year)}): ${label}${condition ? ` (${condition})` : ""}`}</span>
        </li>
      ))}
    </ul>
  );
}

/** How old a price is: “price of 2021, old”. */
function priceWords({ tool: { texts }, today }: Finder, year: number | null): string {
  if (year === null) return plainWords(texts.priceUndated);
  const dated = `${plainWords(texts.priceOf)} ${year}`;
  return isOldPrice(year, today) ? `${dated}, ${plainWords(texts.priceOld)}` : dated;
}

/** Why a zone is ruled out, with the source, or what to ask about it. */
function Reasons({ finder, match }: { finder: Finder; match: ZoneMatch }) {
  const { zone, ask, against } = match;
  if (against.length === 0) {
    return ask.length > 0 && <p className="text-micro text-slate">{askWords(finder, ask)}</p>;
  }
  return finder.asked
    .filter(({ name }) => against.includes(name))
    .map((question) => (
      <div key={question.name} className="text-micro text-slate">
        {question.label}
        <Statements statements={statementsOf(finder, zone, question, "no")} />
      </div>
    ));
}

/** The chosen zones side by side with the mainland. On a phone each question is a card. */
export function Comparison({ finder }: { finder: Finder }) {
  const { tool, mainland, asked, compared: zones } = finder;
  const { texts } = tool;
  if (zones.length === 0) return null;
  const unknown = (
    <p className="text-micro text-slate">
      <ShownWords words={texts.unknown} />
    </p>
  );
  const rows = asked.map((question) => ({
    id: question.name,
    title: question.label,
    cells: [
      ...zones.map((zone) => {
        const statements = [
          ...statementsOf(finder, zone, question, "yes"),
          ...(question.fact ? statementsOf(finder, zone, question, "no") : []),
        ];
        return statements.length > 0 ? (
          <Statements key={zone.id} statements={statements} />
        ) : (
          <Fragment key={zone.id}>{unknown}</Fragment>
        );
      }),
      <ShownWords key="mainland" words={mainland[question.name]} />,
    ],
  }));
  const fees = {
    id: "fees",
    title: plainWords(texts.fees),
    cells: [...zones, undefined].map((zone) =>
      zone && zone.fees.length > 0 ? (
        <FeeList key={zone.id} finder={finder} zone={zone} />
      ) : (
        <Fragment key={zone?.id ?? "mainland"}>{unknown}</Fragment>
      ),
    ),
  };
  return (
    <ComparisonTable
      caption={<ShownWords words={texts.comparison} />}
      columns={[...zones, { id: "mainland", name: <ShownWords words={texts.mainland} /> }]}
      highlighted={zones.length}
      rows={[...rows, fees]}
      isSmall
    />
  );
}

/** What one source says of a zone, for one question. */
type Statement = { words: string; evidence: ReactNode };

function Statements({ statements }: { statements: readonly Statement[] }) {
  return statements.map(({ words, evidence }) => (
    <Fragment key={words}>
      <p>{words}</p>
      {evidence && <p className="text-micro text-slate">{evidence}</p>}
    </Fragment>
  ));
}

/** What the sources state of a zone for a question, a statement for each source. */
function statementsOf(
  finder: Finder,
  zone: FinderZone,
  question: Asked,
  stated: "yes" | "no",
): Statement[] {
  const { name } = question;
  if (name === "emirate") {
    const names = zone.emirates.map((each) => each.name);
    return [{ words: listText(names, finder.language), evidence: null }];
  }
  const facts: readonly ZoneFactName[] = factsOf[name];
  const bySource = new Map<number, ZoneFactName[]>();
  for (const fact of facts) {
    const source = zone[stated][fact];
    if (source !== undefined) bySource.set(source, [...(bySource.get(source) ?? []), fact]);
  }
  const word = (text: TextName<"zone-finder">) => plainWords(finder.tool.texts[text]);
  return [...bySource].map(([source, found]) => {
    const evidence = evidenceOf(finder, source);
    const names = found.map((fact) => optionOf(question, fact)).filter(Boolean);
    if (names.length > 0) {
      const list = [names[0], ...names.slice(1).map(small)].join("; ");
      return { words: stated === "yes" ? list : `${word("no")}: ${small(list)}`, evidence };
    }
    const number = stated === "yes" && name === "visas" && zone.visas;
    return { words: word(stated) + (number ? `, ${number}` : ""), evidence };
  });
}

/** The words of the option for a fact; empty if the question has one fact for all options. */
function optionOf({ name, options }: Asked, fact: ZoneFactName): string {
  if (name !== "activity" && name !== "premises") return "";
  const value = fact === "noPremises" ? "none" : fact;
  return options.find((option) => option.value === value)?.label ?? "";
}

/** The source of a statement and the day on which it was last looked at. */
function evidenceOf({ labels, language }: Finder, place: number): ReactNode {
  const source = labels.sources[place];
  if (source === undefined) return null;
  const href = safeHref(source.url);
  return (
    <>
      {labels.source}:{" "}
      {href ? <OtherSiteLink href={href}>{source.title}</OtherSiteLink> : source.title}.{" "}
      {labels.checkedOn} {readableDay(source.day, language)}.
    </>
  );
}

/** What to ask about a zone: “Ask us: a shared desk, residence visas (3)”. */
export const askWords = (finder: Finder, names: readonly FinderQuestion[]) =>
  `${plainWords(finder.tool.texts.ask)}: ${neededWords(finder, names)}`;

/** The visitor's needs of these questions, in the order of the form. */
export function neededWords(finder: Finder, names: readonly FinderQuestion[]): string {
  const needs = finder.asked.flatMap((question) => {
    const wish = finder.wishes[question.name];
    if (wish === undefined || !names.includes(question.name)) return [];
    const option = question.options.find(({ value }) => value === wish)?.label ?? "";
    if (question.name === "activity" || question.name === "premises") return [small(option)];
    const isNumber = /^\d+$/.test(wish);
    return [small(question.fact) + (isNumber ? ` (${option})` : "")];
  });
  return listText(needs, finder.language);
}

/** The label as it stands within a sentence. A word with more capitals, as “DMCC”, is a name. */
const small = (label: string) =>
  /^\p{Lu}\p{Ll}*(?!\p{L})/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
