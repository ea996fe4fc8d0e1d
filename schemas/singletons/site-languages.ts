import { EarthGlobeIcon } from "@sanity/icons/EarthGlobe";
import { defineType } from "@sanity/types";
import { changeLog } from "../fields/change-log.ts";
import { choiceList } from "../fields/text.ts";
import { notInRelease } from "../rules/second-person.ts";
import { translationLanguages } from "../shared/languages.ts";

/** Which languages visitors see beside English. It is a document, so that a second person approves it. */
export const siteLanguages = defineType({
  name: "siteLanguages",
  title: "Languages",
  description: "The languages in which visitors see the site, besides English.",
  type: "document",
  icon: EarthGlobeIcon,
  fields: [
    choiceList({
      name: "shown",
      title: "Shown to visitors",
      description:
        "On: visitors see the pages that have a published translation marked “Shown to visitors”. Off: addresses of the language lead to the English pages, and the translations stay. The host of the site may allow fewer languages.",
      choices: translationLanguages.map(({ id, name }) => ({ title: name, value: id })),
    }),
    changeLog({
      description:
        "Who approved or declined a change of the languages, and when (for editors, not shown on the site).",
      entry: {
        name: "pageEvent",
        title: "Event",
        description: "What somebody decided about a change of the languages.",
      },
    }),
  ],
  validation: (rule) => rule.custom(notInRelease),
});
