import { isRecord } from "../shared/record.ts";
import { type Rule, rawClient, releaseOf } from "./client.ts";

/** What needs a second person, by the site settings. */
export const secondPersonQuery = `*[_id == "siteSettings"][0].secondPerson`;

/** Types of documents for which the site settings may require a second person. */
export const SECOND_PERSON_TYPES: readonly string[] = [
  "figure",
  "cookiePolicyPage",
  "siteLanguages",
];

/** Everything for which the site settings may require a second person. */
export const MAY_NEED_SECOND_PERSON = ["tax", "legal", "languages"];

/** Whether a document may be published only after a second person has approved it. */
export function needsSecondPerson(document: unknown, setting: unknown): boolean {
  if (!isRecord(document) || !Array.isArray(setting)) return false;
  const { _type, topic } = document;
  return (
    (_type === "figure" && topic === "tax" && setting.includes("tax")) ||
    (_type === "cookiePolicyPage" && setting.includes("legal")) ||
    (_type === "siteLanguages" && setting.includes("languages"))
  );
}

/**
 * Refuses such a document in a content release, because nobody approves a release. A scheduled
 * draft is a release of one document to Sanity, and was approved before.
 */
export const notInRelease: Rule<unknown> = async (document, context) => {
  const release = releaseOf(context);
  if (release === undefined) return true;
  const { setting, isOne } = await rawClient(context).fetch<{ setting: unknown; isOne: boolean }>(
    `{
      "setting": ${secondPersonQuery},
      "isOne": *[_id == "_.releases." + $release][0].metadata.cardinality == "one"
    }`,
    { release },
  );
  return isOne || !needsSecondPerson(document, setting)
    ? true
    : "This needs a second person, and a release asks nobody: take it out, and have it approved by itself.";
};
