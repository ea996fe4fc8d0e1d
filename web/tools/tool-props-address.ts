import { TOOL_PARAMETER } from "#schemas/shared/tools/tool-query.ts";

/** The folder of the API route for the props of a tool's form. */
export const TOOL_PROPS_PATH = "/api/tool-props";

/** The address of the props of a tool's form on the page at `path`, in the page's language. */
export const toolPropsAddress = (path: string, kind: string) =>
  `${TOOL_PROPS_PATH}${path}?${new URLSearchParams({ [TOOL_PARAMETER]: kind })}`;
