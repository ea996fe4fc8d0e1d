import { Fragment } from "react";
import type { ZoneFactName } from "#schemas/fields/zone-facts.ts";
import { safeHref } from "#schemas/shared/addresses/safe-href.ts";
import { listText } from "#schemas/shared/formats.ts";
import type { Language } from "#schemas/shared/languages.ts";
import { ComparisonTable } from "#web/components/comparison-table.tsx";
import { chevronDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { OtherSiteLink, PageLink } from "#web/components/plain-links.tsx";
import { readableDay } from "#web/lib/readable-day.ts";
import type { ToolProps } from "../tool.ts";
import { plainWords, ShownWords, type Words } from "../words.tsx";
import {
  COMPARE,
  type FinderZone,
  type Question,
  questions,
  type ZoneMatch,
} from "./find-zones.ts";

type Source = { title: string; url: string | null; day: string };

/** The data that the finder needs besides its tool. It must be JSON. */
export type FinderContent = {
  /** The name of each fact. */
  facts: Readonly<Record<ZoneFactName, string>>;
  /** The mainland's values in the comparison. */
  mainland: Readonly<Record<Question, Words>>;
  /** Every zone, in order. */
  zones: readonly FinderZone[];
  /** The labels of source and day, the same as in a figure's evidence. */
  labels: { source: string; checkedOn: string; sources: readonly Source[] };
};

type FinderProps = ToolProps<"zone-finder"> & FinderContent;

type Asked = ReturnType<typeof askedQuestions>[number];

/** The props of all parts of a result, with the compared zones. */
type Finder = FinderProps & {
  asked: readonly Asked[];
  compared: readonly FinderZone[];
  language: Language;
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

/** The best zones, each with its image, three facts, what to ask, and a link to its page. */
export function ZoneCards({ finder, matches }: GroupProps) {
  return (
    <ol className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {matches.map((match) => {
        const { zone, agreed, ask } = match;
        const known = finder.asked
          .map((each) => ({ ...each, words: each.fact && knownOf(finder, zone, each).words }))
          .filter(({ words }) => words !== "")
          // Chosen facts come first.
          .sort((a, b) => Number(agreed.includes(b.name)) - Number(agreed.includes(a.name)));
        return (
          <li
            key={zone.id}
            className="flex break-inside-avoid flex-col overflow-hidden rounded-3 border border-line bg-white text-small"
          >
            {zone.picture && (
              // biome-ignore lint/performance/noImgElement: the image server scales, as for every picture.
              <img
                src={zone.picture}
                alt=""
                loading="lazy"
                width="480"
                height="240"
                className="aspect-2/1 w-full bg-tint"
              />
            )}
            <div className="grid gap-3 p-panel">
              <ZoneName finder={finder} zone={zone} />
              <dl className="grid gap-2">
                {known.slice(0, FACTS).map(({ fact, words }) => (
                  <div key={fact} className="border-t border-line pt-3">
                    <dt className="text-micro text-slate">{fact}</dt>
                    <dd>{words}</dd>
                  </div>
                ))}
              </dl>
              {ask.length > 0 && (
                <p className="border-l-2 border-mist pl-3.5">{askWords(finder, ask)}</p>
              )}
            </div>
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
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A zone's name, a checkbox to compare it, and links to its emirates. */
function ZoneName({ finder, zone }: { finder: Finder } & Pick<ZoneMatch, "zone">) {
  const id = `${COMPARE}-${zone.id}`;
  return (
    <div className="grid grid-cols-icon content-start gap-3">
      <input
        type="checkbox"
        id={id}
        name={COMPARE}
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

/** Why a source excludes a zone, or what to ask about it. */
function Reasons({ finder, match }: { finder: Finder; match: ZoneMatch }) {
  const { zone, ask, other, against } = match;
  const toAsk = [...ask, ...other];
  const no = finder.asked.filter(({ name }) => against.includes(name));
  if (no.length === 0 && toAsk.length > 0) {
    return <p className="text-micro text-slate">{askWords(finder, toAsk)}</p>;
  }
  return no.map((question) => {
    const { words, evidence } = knownOf(finder, zone, question);
    return (
      <p key={question.name} className="text-micro text-slate">
        {question.label} {words}. {evidence}
      </p>
    );
  });
}

/** The chosen zones side by side with the mainland. On a phone each question is a card. */
export function Comparison({ finder }: { finder: Finder }) {
  const { tool, mainland, asked, compared: zones } = finder;
  const { texts } = tool;
  if (zones.length === 0) return null;
  return (
    <ComparisonTable
      caption={<ShownWords words={texts.comparison} />}
      columns={[...zones, { id: "mainland", name: <ShownWords words={texts.mainland} /> }]}
      highlighted={zones.length}
      rows={asked.map((question) => ({
        id: question.name,
        title: question.label,
        cells: [
          ...zones.map((zone) => {
            const { words, evidence } = knownOf(finder, zone, question);
            if (!question.fact) return words;
            return (
              <Fragment key={zone.id}>
                {words && <p>{words}</p>}
                <p className="text-micro text-slate">
                  {evidence ?? <ShownWords words={texts.unknown} />}
                </p>
              </Fragment>
            );
          }),
          <ShownWords key="mainland" words={mainland[question.name]} />,
        ],
      }))}
      isSmall
    />
  );
}

/** A zone's known values for a question, in the titles of its options, with source and day. */
function knownOf({ labels, language }: Finder, zone: FinderZone, { name, options }: Asked) {
  if (name === "emirate")
    return {
      words: listText(
        zone.emirates.map((each) => each.name),
        language,
      ),
    };
  const { values = [], source: place = -1 } = zone.facts[name] ?? {};
  const source = labels.sources[place];
  const href = safeHref(source?.url);
  const words = options
    .flatMap(({ value, label }) => (values.includes(value) ? [label] : []))
    .map((label, index) => (index === 0 ? label : label.charAt(0).toLowerCase() + label.slice(1)));
  const evidence = source && (
    <>
      {labels.source}:{" "}
      {href ? <OtherSiteLink href={href}>{source.title}</OtherSiteLink> : source.title}.{" "}
      {labels.checkedOn} {readableDay(source.day, language)}.
    </>
  );
  return { words: words.join("; "), evidence };
}

/** What to ask about a zone: “Ask us: residence visas, premises”. */
function askWords({ tool, asked, language }: Finder, names: readonly Question[]): string {
  const facts = asked.flatMap(({ name, fact }) => (fact && names.includes(name) ? [fact] : []));
  return `${plainWords(tool.texts.ask)}: ${listText(facts, language).toLowerCase()}`;
}
