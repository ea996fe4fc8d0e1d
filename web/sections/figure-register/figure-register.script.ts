import { fetchTexts } from "@nordune/islands/fetch-texts";
import type { FigureSource, FigureSources } from "./figure-sources.ts";
import { REGISTER, REGISTER_FIELD } from "./register-names.ts";

/*
 * Filters the register by typed words, and adds the source of each figure once a visitor opens a
 * group or types. Without this script there is no field, and the links lead to the sources.
 */

const register = document.getElementById(REGISTER);
const field = document.getElementById(REGISTER_FIELD);

if (register && field instanceof HTMLInputElement) {
  const groups = [...register.querySelectorAll("details")];
  const entriesOf = (group: Element) => [...group.querySelectorAll<HTMLElement>("[data-register]")];

  function filter(typed: string) {
    const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
    for (const group of groups) {
      for (const entry of entriesOf(group)) {
        const text = entry.textContent.toLowerCase();
        entry.hidden = !words.every((word) => text.includes(word));
      }
      group.hidden = entriesOf(group).every(({ hidden }) => hidden);
      group.open = words.length > 0;
    }
  }

  let added: Promise<void> | undefined;
  /** Adds the sources once. After a failure the next use of the register tries again. */
  const addSources = async (address: string) => {
    try {
      added ??= fetchTexts([address]).then(([text = ""]) => {
        const { labels, sources }: FigureSources = JSON.parse(text);
        for (const entry of entriesOf(register)) {
          const source = sources[entry.id];
          if (source) entry.append(paragraphOf(source, labels));
        }
      });
      await added;
      if (field.value) filter(field.value);
    } catch (error) {
      added = undefined;
      console.warn("The sources of the figures could not be fetched:", error);
    }
  };

  const { sources } = register.dataset;
  const prepare = () => void (sources && addSources(sources));
  // The event of `details` does not bubble.
  register.addEventListener("toggle", prepare, true);
  field.addEventListener("focus", prepare);
  field.addEventListener("input", () => filter(field.value));
}

/** “Source: Cabinet Decision No. 52 of 2017. Checked on 21 November 2026.” */
function paragraphOf({ title, href, lang, day }: FigureSource, labels: FigureSources["labels"]) {
  const named = document.createElement(href === undefined ? "span" : "a");
  named.textContent = title;
  if (lang !== undefined) named.lang = lang;
  if (named instanceof HTMLAnchorElement && href !== undefined) {
    Object.assign(named, { href, target: "_blank", rel: "noopener noreferrer" });
  }
  const paragraph = document.createElement("p");
  paragraph.className = "text-slate";
  paragraph.append(`${labels.source}: `, named, `.${day ? ` ${labels.checkedOn} ${day}.` : ""}`);
  return paragraph;
}
