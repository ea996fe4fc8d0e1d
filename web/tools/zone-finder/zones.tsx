import { safeHref } from "#schemas/shared/addresses/safe-href.ts";
import { ComparisonTable } from "#web/components/comparison-table.tsx";
import { chevronDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { OtherSiteLink, PageLink } from "#web/components/plain-links.tsx";
import { readableDay } from "#web/lib/readable-day.ts";
import { plainTextOf, type Tool, type ToolProps, textOf } from "../tool.ts";
import { ShownWords } from "../words.tsx";
import { COMPARE, type FinderZone, type Question, questions, type Standing } from "./find-zones.ts";

/** What the finder needs besides its tool, as JSON can carry it. */
export type FinderContent = {
  /** Every zone, in its order. */
  zones: readonly FinderZone[];
  /** Who says so, and when somebody looked, and the words around it, the same as around a figure's. */
  labels: {
    source: string;
    checkedOn: string;
    sources: readonly { title: string; url: string | null; day: string }[];
  };
};

/** What all parts of a result are made of. */
type Finder = Pick<FinderContent, "labels"> & {
  tool: Tool<"zone-finder">;
  asked: ReturnType<typeof askedQuestions>;
  /** The zones that are set side by side. */
  compared: readonly FinderZone[];
};

/** The questions that the finder knows, each with what narrows nothing; the emirates are those of the zones. */
export function askedQuestions({ tool, zones }: ToolProps<"zone-finder"> & FinderContent) {
  const any = { value: "", label: plainTextOf(tool, "any") };
  const places = zones.flatMap(({ emirates }) => emirates);
  const emirates = new Map(places.map(({ slug, name }) => [slug, { value: slug, label: name }]));
  return tool.questions.flatMap((question) => {
    const name = questions.find((each) => each === question.name);
    if (name === undefined) return [];
    const options = name === "emirate" ? [...emirates.values()] : question.options;
    return [{ ...question, name, options: [any, ...options] }];
  });
}

type GroupProps = { finder: Finder; standings: readonly Standing[] };

/** Facts on the card of a zone. */
const FACTS = 3;

/** The zones that fit best: each with its picture, three facts, what to ask, and the way to its page. */
export function ZoneCards({ finder, standings }: GroupProps) {
  return (
    <ol className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {standings.map((standing) => {
        const { zone, agreed, ask } = standing;
        const known = finder.asked
          .filter(({ name }) => name !== "emirate" && knownWords(finder, zone, name) !== "")
          // What was asked for comes first.
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
                {known.slice(0, FACTS).map(({ name }) => (
                  <div key={name} className="border-t border-line pt-3">
                    <dt className="text-micro text-slate">
                      {name !== "emirate" && plainTextOf(finder.tool, name)}
                    </dt>
                    <dd>{knownWords(finder, zone, name)}</dd>
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

/** Zones that stand alike to what a visitor chose, folded up. */
export function ZoneGroup({ label, finder, standings }: GroupProps & { label: string }) {
  if (standings.length === 0) return null;
  return (
    <details className="border-b border-line py-3 print:hidden">
      <summary className="more-link min-h-11 text-gulf">
        {label}: {standings.length}
        <Icon drawing={chevronDrawing} />
      </summary>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {standings.map((standing) => (
          <li key={standing.zone.id} className="border-t border-line py-3 text-small">
            <ZoneName finder={finder} zone={standing.zone} />
            <Reasons finder={finder} standing={standing} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A zone's name, by which it is set side by side with others, and the pages of its emirates. */
function ZoneName({ finder, zone }: { finder: Finder } & Pick<Standing, "zone">) {
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

/** What a source says against a zone; without that, what to ask of it. */
function Reasons({ finder, standing }: { finder: Finder; standing: Standing }) {
  const { zone, ask, other, against } = standing;
  const { asked, labels } = finder;
  const no = against.map((name) => {
    const label = asked.find((each) => each.name === name)?.label ?? "";
    const source = sourceOf(finder, zone, name);
    const said = source
      ? `${labels.source}: ${source.title}. ${labels.checkedOn} ${readableDay(source.day)}.`
      : "";
    return `${label} ${knownWords(finder, zone, name)}. ${said}`;
  });
  const open = questions.filter((name) => ask.includes(name) || other.includes(name));
  const reasons = no.length > 0 || open.length === 0 ? no : [askWords(finder, open)];
  return reasons.map((reason) => (
    <p key={reason} className="text-micro text-slate">
      {reason}
    </p>
  ));
}

/** Chosen zones side by side, and the mainland beside them; on a phone each question is a card. */
export function Comparison({ finder }: { finder: Finder }) {
  const { tool, asked, compared: zones } = finder;
  if (zones.length === 0) return null;
  return (
    <ComparisonTable
      caption={<ShownWords words={textOf(tool, "comparison")} />}
      columns={[
        ...zones.map(({ id, name }) => ({ id, name })),
        { id: "mainland", name: <ShownWords words={textOf(tool, "mainland")} /> },
      ]}
      highlighted={zones.length}
      rows={asked.map(({ name, label }) => ({
        id: name,
        title: label,
        cells: [
          ...zones.map((zone) => <Known key={zone.id} finder={finder} zone={zone} name={name} />),
          <ShownWords key="mainland" words={textOf(tool, `${name}Mainland`)} />,
        ],
      }))}
      isSmall
    />
  );
}

type KnownProps = { finder: Finder; zone: FinderZone; name: Question };

/** What is known of a zone in one respect, with its source, or that it is to be asked. */
function Known({ finder, zone, name }: KnownProps) {
  const { tool, labels } = finder;
  const known = knownWords(finder, zone, name);
  if (name === "emirate") return known;
  const source = sourceOf(finder, zone, name);
  const href = safeHref(source?.url);
  return (
    <>
      {known && <p>{known}</p>}
      <p className="text-micro text-slate">
        {source ? (
          <>
            {labels.source}:{" "}
            {href ? <OtherSiteLink href={href}>{source.title}</OtherSiteLink> : source.title}.{" "}
            {labels.checkedOn} {readableDay(source.day)}.
          </>
        ) : (
          <ShownWords words={textOf(tool, "unknown")} />
        )}
      </p>
    </>
  );
}

/** What is to be asked of a zone: “Ask us: residence visas, premises”. */
function askWords({ tool }: Finder, names: readonly Question[]): string {
  const facts = names.flatMap((name) =>
    name === "emirate" ? [] : [plainTextOf(tool, name).toLowerCase()],
  );
  return `${plainTextOf(tool, "ask")}: ${facts.join(", ")}`;
}

/** What is known of a zone to a question, in the words of its options; empty when nothing is. */
function knownWords({ asked }: Finder, zone: FinderZone, name: Question): string {
  if (name === "emirate") return zone.emirates.map((each) => each.name).join(", ");
  const values = zone.facts[name]?.values ?? [];
  return (asked.find((each) => each.name === name)?.options ?? [])
    .flatMap(({ value, label }) => (values.includes(value) ? [label] : []))
    .map((label, place) => (place === 0 ? label : label.charAt(0).toLowerCase() + label.slice(1)))
    .join("; ");
}

/** Who says so; undefined of what nobody does. */
const sourceOf = ({ labels }: Finder, zone: FinderZone, name: Question) =>
  name === "emirate" ? undefined : labels.sources[zone.facts[name]?.source ?? -1];
