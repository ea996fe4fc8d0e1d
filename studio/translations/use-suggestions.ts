import { useMemo } from "react";
import type { Entry } from "../../schemas/shared/translations/translation-rows.ts";
import { useLatestResult } from "../lib/use-latest.ts";

const query = {
  fetch: `*[_type == "translation" && language == $language]{
    "rows": rows[source in $sources && text != ""]{ source, text }
  }[count(rows) > 0]`,
  listen: `*[_type == "translation" && language == $language]`,
};

type Translated = { rows: { source: string; text: string }[] };

const NONE: Translated[] = [];

/**
 * The translations of phrases that other documents have too, by phrase. Of several translations the
 * most frequent one is suggested.
 * @param entries suggestions are for those that are missing
 */
export function useSuggestions(
  language: string,
  entries: readonly Entry[],
): ReadonlyMap<string, string> {
  const sources = entries.flatMap((entry) =>
    entry.state === "missing" ? [entry.phrase.source] : [],
  );
  const found = useLatestResult(
    query,
    { params: { language, sources }, perspective: "drafts" },
    NONE,
  );
  return useMemo(() => {
    const rows = found.flatMap((translation) => translation.rows);
    return new Map(
      [...Map.groupBy(rows, ({ source }) => source)].map(([source, all]) => [
        source,
        mostFrequent(all.map(({ text }) => text)),
      ]),
    );
  }, [found]);
}

function mostFrequent(texts: readonly string[]): string {
  const byText = [...Map.groupBy(texts, (text) => text)];
  const [first] = byText.sort(([, one], [, other]) => other.length - one.length);
  return first?.[0] ?? "";
}
