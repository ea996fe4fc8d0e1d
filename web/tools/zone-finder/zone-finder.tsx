"use client";

import { useEffect, useState } from "react";
import type { TextName } from "#schemas/shared/tools/tool-kinds.ts";
import { FieldError } from "#web/components/fields/field-error.tsx";
import { plainTextOf, type ToolProps, textOf } from "../tool.ts";
import { CallLink, ToolForm, ToolQuestions } from "../tool-form.tsx";
import { useTool } from "../use-tool.ts";
import { ShownWords } from "../words.tsx";
import { COMPARE, readChoice } from "./choice.ts";
import { Comparison } from "./comparison.tsx";
import { findZones } from "./find-zones.ts";
import {
  askedQuestions,
  choiceAsText,
  choosableOf,
  type SourceLabels,
  withAny,
} from "./finder-words.ts";
import type { FinderZone } from "./finder-zone.ts";
import { ZoneGroup } from "./zone-group.tsx";

type ZoneFinderProps = ToolProps<"zone-finder"> & {
  /** Every zone, in its order. */
  zones: readonly FinderZone[];
  labels: SourceLabels;
};

/**
 * Narrows the free zones to what a visitor chooses, says why the others are not among them, and sets
 * up to three side by side with the mainland.
 */
export function ZoneFinder(props: ZoneFinderProps) {
  const { tool, zones, labels } = props;
  const { form, answers = {} } = useTool(props, { atOnce: true });
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => setIsAwake(true), []);
  const asked = askedQuestions(tool, zones);
  const { wishes, compared: ids, faults } = readChoice(answers, choosableOf(asked, zones));
  const { fitting, open, ruledOut } = findZones(zones, wishes);
  const compared = zones.filter(({ id }) => ids.includes(id));
  const text = (name: TextName<"zone-finder">) => plainTextOf(tool, name);
  const isNarrowed = Object.keys(wishes).length > 0;
  const groups = [
    { name: "remaining", standings: fitting },
    { name: "open", standings: open },
    { name: "ruledOut", standings: ruledOut },
  ] as const;
  return (
    <ToolForm
      {...form}
      tool={tool}
      result={
        <>
          {/* Before anything is asked, a screen reader that loads the page would begin with this. */}
          <p role={isAwake || props.answers ? "status" : undefined} className="font-semibold">
            {groups
              .filter(({ name, standings }) => name === "remaining" || standings.length > 0)
              .map(({ name, standings }) => `${text(name)}: ${standings.length}.`)
              .join(" ")}
          </p>
          <div className="print:hidden">
            {groups.map(({ name, standings }) => (
              <ZoneGroup
                key={name}
                label={text(name)}
                hint={name === "ruledOut" ? undefined : text("compare")}
                standings={standings}
                isOpen={name === "remaining" && isNarrowed}
                tool={tool}
                asked={asked}
                compared={ids}
                labels={labels}
              />
            ))}
          </div>
          <div role="alert">
            <FieldError
              id={COMPARE}
              error={faults.includes(COMPARE) ? text("notZones") : undefined}
            />
          </div>
          <Comparison tool={tool} asked={asked} zones={compared} labels={labels} />
          <p className="text-small text-slate">
            <ShownWords words={textOf(tool, "tax")} />
          </p>
          <div className="print:hidden">
            <CallLink
              tool={tool}
              message={choiceAsText(tool, asked, { answers, wishes, fitting, compared })}
            />
          </div>
        </>
      }
    >
      <ToolQuestions
        tool={tool}
        questions={asked.map((question) => withAny(tool, question))}
        given={wishes}
        problems={Object.fromEntries(faults.map((name) => [name, "notChoice" as const]))}
      />
    </ToolForm>
  );
}
