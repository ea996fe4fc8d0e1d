"use client";

import { useEffect, useState } from "react";
import type { TextName } from "#schemas/shared/tools/tool-kinds.ts";
import { FieldError } from "#web/components/fields/field-error.tsx";
import { addressOfAnswers } from "../answers.ts";
import { Sheet } from "../sheet.tsx";
import { plainTextOf, type ToolProps, textOf } from "../tool.ts";
import { CallLink, ToolForm, ToolQuestions } from "../tool-form.tsx";
import { useTool } from "../use-tool.ts";
import { ShownWords } from "../words.tsx";
import { COMPARE, readChoice } from "./choice.ts";
import { Comparison } from "./comparison.tsx";
import { findZones } from "./find-zones.ts";
import { askedQuestions, choiceAsText, type SourceLabels } from "./finder-words.ts";
import type { FinderZone } from "./finder-zone.ts";
import { ZoneCards, ZoneGroup } from "./zone-group.tsx";

type ZoneFinderProps = ToolProps<"zone-finder"> & {
  /** Every zone, in its order. */
  zones: readonly FinderZone[];
  labels: SourceLabels;
};

/** So many are shown at once. */
const MOST_SHOWN = 5;

/**
 * Ranks the free zones by what a visitor chooses, five of them first, says of each what is to be
 * asked and of the others why they are out, and sets up to three side by side with the mainland.
 */
export function ZoneFinder(props: ZoneFinderProps) {
  const { tool, zones, labels } = props;
  const { form, answers = {}, presses } = useTool(props, { atOnce: true });
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  const asked = askedQuestions(tool, zones);
  const { wishes, compared: ids, faults } = readChoice(answers, asked, zones);
  const { fitting, further, ruledOut } = findZones(zones, wishes);
  const compared = zones.filter(({ id }) => ids.includes(id));
  const text = (name: TextName<"zone-finder">) => plainTextOf(tool, name);
  const comparison = <Comparison tool={tool} asked={asked} zones={compared} labels={labels} />;
  const isNarrowed = Object.keys(wishes).length > 0;
  const best = isNarrowed ? fitting.slice(0, MOST_SHOWN) : [];
  const counts = [
    { name: "fitting", standings: fitting },
    { name: "further", standings: further },
    { name: "ruledOut", standings: ruledOut },
  ] as const;
  const message = choiceAsText(tool, asked, {
    answers,
    wishes,
    fitting: fitting.length,
    best: best.map(({ zone }) => zone),
    compared,
  });
  const group = { tool, asked, labels, compared: ids };
  return (
    <ToolForm
      {...form}
      tool={tool}
      isAnswer={!isNarrowed}
      result={
        <>
          {/* Before anything is asked, a screen reader that loads the page would begin with this. */}
          <p
            role={isHydrated || props.answers ? "status" : undefined}
            className={isNarrowed ? "sr-only" : "font-semibold"}
          >
            {isNarrowed
              ? counts
                  .filter(({ name, standings }) => name === "fitting" || standings.length > 0)
                  .map(({ name, standings }) => `${text(name)}: ${standings.length}.`)
                  .join(" ")
              : `${text("all")}: ${zones.length}.`}
          </p>
          {isNarrowed && (
            <Sheet
              tool={tool}
              headline={{ value: `${fitting.length}`, label: text("fitting") }}
              presses={presses}
              address={tool.site + addressOfAnswers(tool.path, { kind: tool.kind, answers })}
              actions={<CallLink tool={tool} message={message} />}
            >
              <h4>{text("best")}</h4>
              <ZoneCards {...group} standings={best} />
              {comparison}
            </Sheet>
          )}
          <div>
            <p className="pb-3 text-small text-slate print:hidden">{text("compare")}</p>
            <ZoneGroup
              {...group}
              label={text(isNarrowed ? "fittingToo" : "all")}
              standings={fitting.slice(best.length)}
            />
            <ZoneGroup {...group} label={text("further")} standings={further} />
            <ZoneGroup {...group} label={text("ruledOut")} standings={ruledOut} />
          </div>
          <div role="alert">
            <FieldError
              id={COMPARE}
              error={faults.includes(COMPARE) ? text("notZones") : undefined}
            />
          </div>
          {!isNarrowed && comparison}
          <p className="text-small text-slate">
            <ShownWords words={textOf(tool, "tax")} />
          </p>
        </>
      }
    >
      <ToolQuestions
        tool={tool}
        questions={asked.map((question) => ({
          ...question,
          // The choice that narrows nothing.
          options: [{ value: "", label: text("any"), figure: null }, ...question.options],
        }))}
        given={wishes}
        problems={Object.fromEntries(faults.map((name) => [name, "notChoice" as const]))}
      />
    </ToolForm>
  );
}
