import { listText } from "#schemas/shared/formats.ts";
import { pluralForm } from "#schemas/shared/plural-forms.ts";
import { COMPARE_PARAMETER } from "#schemas/shared/tools/tool-query.ts";
import { FieldError } from "#web/components/fields/field.tsx";
import { defineTool, type TextName } from "../tool.ts";
import { plainWords, ShownWords } from "../words.tsx";
import { findZones, readChoice, type ZoneMatch } from "./find-zones.ts";
import {
  askedQuestions,
  askWords,
  Comparison,
  type Finder,
  type FinderContent,
  neededWords,
  ZoneCards,
  ZoneGroup,
} from "./zones.tsx";

const MOST_SHOWN = 5;

/**
 * Ranks the free zones by a visitor's choices and shows the first five. It says how many zones
 * state all needs, what to ask about the others and which source rules a zone out, and compares up
 * to three with the mainland.
 */
export const zoneFinder = defineTool<"zone-finder", FinderContent>({
  kind: "zone-finder",
  isAtOnce: true,
  questions: (props) => [...props.tool.questions.slice(0, 1), ...askedQuestions(props)],
  answer(props, entries, today, language) {
    const { tool, zones } = props;
    const asked = askedQuestions(props);
    const { wishes, compared, problems } = readChoice(entries, asked, zones);
    const { stating, asking, ruledOut } = findZones(zones, wishes);
    const text = (name: TextName<"zone-finder">) => plainWords(tool.texts[name]);
    const finder = { ...props, asked, wishes, compared, language, today };
    const comparison = <Comparison finder={finder} />;
    const isNarrowed = Object.keys(wishes).length > 0;
    const wrong = problems[COMPARE_PARAMETER];
    const all = `${text("all")}: ${zones.length}.`;
    const shown = isNarrowed ? MOST_SHOWN : 0;
    const below = (
      <>
        {!isNarrowed && <p className="font-semibold">{all}</p>}
        <div>
          <p className="pb-3 text-small text-slate print:hidden">{text("compare")}</p>
          <ZoneGroup
            finder={finder}
            label={text(isNarrowed ? "fittingToo" : "all")}
            matches={stating.slice(shown)}
          />
          <ZoneGroup
            finder={finder}
            label={text("further")}
            matches={asking.slice(Math.max(0, shown - stating.length))}
          />
          <ZoneGroup finder={finder} label={text("ruledOut")} matches={ruledOut} />
        </div>
        <div role="alert">
          <FieldError id={COMPARE_PARAMETER} error={wrong && plainWords(tool.messages[wrong])} />
        </div>
        {!isNarrowed && comparison}
        <p className="text-small text-slate">
          <ShownWords words={tool.texts.tax} />
        </p>
      </>
    );
    if (!isNarrowed) return { problems, below, summary: all };
    const open = openWords(finder, asking);
    const headline = {
      value: `${stating.length}`,
      label: pluralForm(props.counted, stating.length, language) ?? "",
    };
    if (asking.length > 0 && stating.length > 0) {
      headline.label += `, ${asking.length} ${text(open.isShared ? "more" : "moreOpen")}${open.words}`;
    } else if (asking.length > 0) {
      headline.value = `${asking.length}`;
      headline.label = text(open.isShared ? "mayFit" : "mayFitOpen") + open.words;
    }
    const best = [...stating, ...asking].slice(0, MOST_SHOWN);
    const fit = `${headline.value} ${headline.label}`;
    /** One line, if there are zones for it. */
    const told = (name: TextName<"zone-finder">, what: number | string) =>
      what ? [`${text(name)}: ${what}`] : [];
    const named = (those: readonly { name: string }[]) =>
      listText(
        those.map(({ name }) => name),
        language,
      );
    /** A zone, with what to ask about it: “JAFZA (Ask us: residence visas)”. */
    const nameAsking = ({ zone, ask }: ZoneMatch) =>
      zone.name + (ask.length > 0 ? ` (${askWords(finder, ask)})` : "");
    const [first] = best;
    return {
      problems,
      below,
      summary: [fit, ...told("ruledOut", ruledOut.length)].map((each) => `${each}.`).join(" "),
      headline,
      // Where no zone states all, the nearest one is said at once, with its own questions.
      ...(stating.length === 0 && first && { verdict: [`${nameAsking(first)}.`] }),
      details: (
        <>
          <ZoneCards finder={finder} matches={best} />
          {comparison}
        </>
      ),
      lines: [fit, ...best.map(nameAsking), ...told("comparison", named(compared))],
    };
  },
});

/**
 * What is open of zones: the same for all of them, by name; or else how many have one open question
 * of their own, and how many have several.
 */
function openWords(finder: Finder, asking: readonly ZoneMatch[]) {
  const needs = new Set(asking.map(({ ask }) => neededWords(finder, ask)));
  const [shared = ""] = needs;
  if (needs.size <= 1) return { isShared: true, words: ` ${shared}` };
  const one = asking.filter(({ ask }) => ask.length === 1).length;
  const several = asking.length - one;
  const { openOne, openSeveral } = finder.tool.texts;
  const counted = [
    ...(one > 0 ? [`${one} ${plainWords(openOne)}`] : []),
    ...(several > 0 ? [`${several} ${plainWords(openSeveral)}`] : []),
  ];
  return { isShared: false, words: `: ${listText(counted, finder.language)}` };
}
