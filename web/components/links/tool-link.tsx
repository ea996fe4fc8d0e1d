import { TOOL_ID } from "#schemas/shared/tools/tool-query.ts";
import { arrowDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";

/** Leads down to the tool of the page, by its heading; nothing where the page has none. */
export function ToolLink({ heading }: { heading: string | undefined }) {
  if (heading === undefined) return null;
  return (
    <a href={`#${TOOL_ID}`} className="more-link">
      {heading}
      <Icon drawing={arrowDrawing} />
    </a>
  );
}
