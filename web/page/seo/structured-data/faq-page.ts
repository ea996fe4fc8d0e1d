import type { FAQPage } from "schema-dts";
import { addressOf } from "#schemas/shared/addresses/site-address.ts";
import { plainText } from "#schemas/shared/rich-text/plain-text.ts";
import type { PageSection } from "#web/sections/page-sections.tsx";

/** The questions that the sections of a page answer; undefined where it has none. */
export function faqPage(
  path: string,
  content: object | { sections: readonly PageSection[] | null },
  base: string,
): FAQPage | undefined {
  const sections = "sections" in content ? (content.sections ?? []) : [];
  const asked = sections.flatMap((section) =>
    section._type === "questionsSection" ? section.questions : [],
  );
  if (asked.length === 0) return undefined;
  return {
    "@type": "FAQPage",
    "@id": `${addressOf(path, base)}#questions`,
    mainEntity: asked.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
    })),
  };
}
