import { isRecord } from "../../shared/record.ts";

type Row = Readonly<Record<string, unknown>>;

type NamedFigure = { _key: string; name: string; figure: Row; show?: string };

const SHOWN_WITH_UNIT = "withUnit";

/**
 * The figures of a tool by name. Figures of the rules have a name, and any other figure in a text
 * gets one from its document's id.
 */
export function namedFigures(ofRules: readonly Row[]) {
  const figures: NamedFigure[] = ofRules.flatMap(({ _key, part, figure }) =>
    isRecord(figure) ? [{ _key: `${_key}`, name: `${part}`, figure }] : [],
  );

  /** The name of a figure in a text, which depends on how it is shown. */
  function nameOf(figure: Row, show: string): string {
    const same = figures.filter((each) => each.figure._ref === figure._ref);
    const found = same.find((each) => (each.show ?? show) === show);
    if (found !== undefined) {
      found.show = show;
      return found.name;
    }
    const ending = same.length === 0 ? "" : show === SHOWN_WITH_UNIT ? "WithUnit" : "ValueOnly";
    const name = unused((same[0]?.name ?? nameOfId(`${figure._ref}`)) + ending);
    figures.push({ _key: `figure-${name}`, name, figure, show });
    return name;
  }

  const unused = (name: string) => {
    const isTaken = (wanted: string) => figures.some((each) => each.name === wanted);
    let free = name;
    for (let count = 2; isTaken(free); count += 1) free = `${name}${count}`;
    return free;
  };

  return {
    /** A line of rich text as plain text, with the names of figures in braces. */
    textOf(line: unknown): string | undefined {
      if (!Array.isArray(line)) return undefined;
      const children = line.flatMap((block) =>
        isRecord(block) && Array.isArray(block.children) ? block.children.filter(isRecord) : [],
      );
      return children
        .map(({ text, figure, show }) => {
          if (typeof text === "string") return text;
          return isRecord(figure) ? `{${nameOf(figure, `${show ?? SHOWN_WITH_UNIT}`)}}` : "";
        })
        .join("");
    },
    /**
     * The figures of the rules first. How a figure is shown is stored only if it is not the
     * default.
     */
    list: () =>
      figures.map(({ show, ...figure }) =>
        show === undefined || show === SHOWN_WITH_UNIT ? figure : { ...figure, show },
      ),
  };
}

/** `figure-customs-duty-mainland` → `customsDutyMainland` */
function nameOfId(id: string): string {
  const [first = "", ...rest] = id.replace(/^figure-/, "").split(/[^A-Za-z0-9]+/);
  const name = first.toLowerCase() + rest.map(capital).join("");
  return /^[a-z]/.test(name) ? name : `figure${capital(name)}`;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
