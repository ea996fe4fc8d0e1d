import { pathOf } from "#schemas/shared/routes.ts";
import { chevronDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { PageLink } from "#web/components/links.tsx";
import { plainTextOf } from "../tool.ts";
import { COMPARE } from "./choice.ts";
import type { Standing } from "./find-zones.ts";
import {
  type AskedQuestion,
  type FinderTool,
  knownWords,
  type SourceLabels,
  sourceWords,
} from "./finder-words.ts";

type GroupProps = {
  tool: FinderTool;
  asked: readonly AskedQuestion[];
  /** Ids of the zones that are set side by side. */
  compared: readonly string[];
  labels: SourceLabels;
};

type ZoneGroupProps = GroupProps & {
  label: string;
  hint: string | undefined;
  standings: readonly Standing[];
  isOpen: boolean;
};

/** Zones that stand alike to what a visitor chose, folded up unless they are what was asked for. */
export function ZoneGroup({ label, hint, standings, isOpen, ...group }: ZoneGroupProps) {
  if (standings.length === 0) return null;
  return (
    <details open={isOpen} className="border-b border-line py-3">
      <summary className="more-link min-h-11 text-gulf">
        {label}: {standings.length}
        <Icon drawing={chevronDrawing} />
      </summary>
      {hint !== undefined && <p className="pb-3 text-small text-slate">{hint}</p>}
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {standings.map((standing) => (
          <ZoneEntry key={standing.zone.id} standing={standing} {...group} />
        ))}
      </ul>
    </details>
  );
}

function ZoneEntry({ standing, compared, ...group }: GroupProps & { standing: Standing }) {
  const { zone } = standing;
  const id = `${COMPARE}-${zone.id}`;
  return (
    <li className="grid grid-cols-icon content-start gap-3 border-t border-line py-3 text-small">
      <input
        type="checkbox"
        id={id}
        name={COMPARE}
        value={zone.id}
        defaultChecked={compared.includes(zone.id)}
        className="control-checkbox"
      />
      <div>
        <label htmlFor={id} className="block font-semibold">
          {zone.name}
        </label>
        {zone.emirates.map(({ slug, name }, index) => (
          <span key={slug}>
            {index > 0 && ", "}
            <PageLink href={pathOf({ _type: "emirate", slug }) ?? ""}>{name}</PageLink>
          </span>
        ))}
        <Reasons standing={standing} {...group} />
      </div>
    </li>
  );
}

/** Why a zone is where it is: what a source says against it, or what nobody has confirmed. */
function Reasons({
  standing,
  tool,
  asked,
  labels,
}: Omit<GroupProps, "compared"> & { standing: Standing }) {
  const { zone, agreed, open, against } = standing;
  const unknown = plainTextOf(tool, "unknown");
  const reasons = asked.flatMap((question) => {
    const { name, label } = question;
    const known = knownWords(zone, question);
    const source = name === "emirate" ? null : zone.facts[name].source;
    if (against.includes(name)) {
      return [`${label} ${known}. ${source ? sourceWords(source, labels) : ""}`];
    }
    const isUnconfirmed = agreed.includes(name) && name !== "emirate" && source === null;
    return open.includes(name) || isUnconfirmed
      ? [`${label} ${known ? `${known}, ` : ""}${unknown}`]
      : [];
  });
  return reasons.map((reason) => (
    <p key={reason} className="text-micro text-slate">
      {reason}
    </p>
  ));
}
