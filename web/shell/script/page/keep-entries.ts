import { ANSWER_ID, END_PARAMETER, TOOL_ID } from "#schemas/shared/tools/tool-query.ts";
import { isEdited } from "#web/lib/is-edited.ts";
import { splitToolQuery } from "./tool-query.ts";

/**
 * Keeps a visitor's entries in a tool when they choose another language: the link gets them in its
 * fragment, from which the other page opens. Entries that never stand in an address stay out of it.
 */
export function keepEntriesInLanguageLinks(): void {
  addEventListener("click", ({ target }) => {
    const link =
      target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang][href^="/"]');
    if (!link) return;
    const form = document.querySelector<HTMLFormElement>(`#${TOOL_ID} form:not([data-private])`);
    link.hash = form ? entriesOf(form) : "";
  });
}

/** The fragment that opens a tool with these entries; empty for a form as it came. */
function entriesOf(form: HTMLFormElement): string {
  const hasResult = form.querySelector(`#${ANSWER_ID}`) !== null;
  const isBegun = splitToolQuery(location.hash).entries !== "" || isEdited(form);
  if (!hasResult && !isBegun) return "";
  const entries = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    // Without a result the entries are unfinished, so the other page asks for the rest.
    if (hasResult || (value !== "" && name !== END_PARAMETER)) entries.append(name, `${value}`);
  }
  return `?${entries}`;
}
