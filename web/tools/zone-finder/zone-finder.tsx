import { listText } from "#schemas/shared/formats.ts";
import { FieldError } from "#web/components/fields/field.tsx";
import { defineTool, type TextName } from "../tool.ts";
import { plainWords, ShownWords } from "../words.tsx";
import { COMPARE, findZones, readChoice } from "./find-zones.ts";
import { askedQuestions, Comparison, type FinderContent, ZoneCards, ZoneGroup } from "./zones.tsx";

const MOST_SHOWN = 5;

/**
 * Ranks the free zones by a visitor's choices and shows the best five. It lists what to ask about
 * them and why others are excluded, and compares up to three with the mainland.
 */
export const zoneFinder = defineTool<"zone-finder", FinderContent>({
  kind: "zone-finder",
  isAtOnce: true,
  questions: askedQuestions,
  answer(props, answers, _today, language) {
    const { tool, zones } = props;
    const asked = askedQuestions(props);
    const { wishes, compared, problems } = readChoice(answers, asked, zones);
    const { fitting, further, ruledOut } = findZones(zones, wishes);
    const text = (name: TextName<"zone-finder">) => plainWords(tool.texts[name]);
    const finder = { ...props, asked, compared, language };
    const comparison = <Comparison finder={finder} />;
    const isNarrowed = Object.keys(wishes).length > 0;
    const best = isNarrowed ? fitting.slice(0, MOST_SHOWN) : [];
    const wrong = problems[COMPARE];
    const all = `${text("all")}: ${zones.length}.`;
    const below = (
      <>
        {!isNarrowed && <p className="font-semibold">{all}</p>}
        <div>
          <p className="pb-3 text-small text-slate print:hidden">{text("compare")}</p>
          <ZoneGroup
            finder={finder}
            label={text(isNarrowed ? "fittingToo" : "all")}
            matches={fitting.slice(best.length)}
          />
          <ZoneGroup finder={finder} label={text("further")} matches={further} />
          <ZoneGroup finder={finder} label={text("ruledOut")} matches={ruledOut} />
        </div>
        <div role="alert">
          <FieldError id={COMPARE} error={wrong && plainWords(tool.messages[wrong])} />
        </div>
        {!isNarrowed && comparison}
        <p className="text-small text-slate">
          <ShownWords words={tool.texts.tax} />
        </p>
      </>
    );
    if (!isNarrowed) return { problems, below, summary: all };
    /** One line, if there are zones for it. */
    const told = (name: TextName<"zone-finder">, what: number | string) =>
      what ? [`${text(name)}: ${what}`] : [];
    const named = (those: readonly { name: string }[]) =>
      listText(
        those.map(({ name }) => name),
        language,
      );
    const fit = `${text("fitting")}: ${fitting.length}`;
    const others = [...told("further", further.length), ...told("ruledOut", ruledOut.length)];
    return {
      problems,
      below,
      summary: [fit, ...others].map((each) => `${each}.`).join(" "),
      headline: { value: `${fitting.length}`, label: text("fitting") },
      details: (
        <>
          <h4>{text("best")}</h4>
          <ZoneCards finder={finder} matches={best} />
          {comparison}
        </>
      ),
      lines: [
        fit,
        ...told("best", named(best.map(({ zone }) => zone))),
        ...told("comparison", named(compared)),
      ],
    };
  },
});
