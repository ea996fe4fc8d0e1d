import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { fixedPath } from "#schemas/shared/routes.ts";
import { Section, type SectionPlacement } from "#web/components/section.tsx";
import { toolOf } from "../tool.ts";
import { ToolForm, ToolQuestions } from "../tool-form.tsx";
import type { ToolContent } from "../tool-place.ts";
import { withAny } from "./finder-words.ts";

type EmirateFinderProps = SectionPlacement & {
  content: ToolContent | null;
  /** Slug of the emirate. */
  emirate: string;
};

/**
 * The questions of the zone finder on the page of an emirate, which the overview of all zones answers
 * for this emirate. A form like any other: it needs no script.
 */
export function EmirateFinder({ content, emirate, ...placement }: EmirateFinderProps) {
  const place = { path: fixedPath("freeZonesPage"), site: siteUrl() };
  const tool = toolOf("zone-finder", content, place);
  if (!content || !tool) return null;
  return (
    <Section {...placement} heading={content.heading} intro={content.text}>
      <ToolForm tool={tool}>
        <input type="hidden" name="emirate" value={emirate} />
        <ToolQuestions
          tool={tool}
          questions={tool.questions
            .filter(({ options }) => options.length > 0)
            .map((question) => withAny(tool, question))}
          given={undefined}
        />
      </ToolForm>
    </Section>
  );
}
