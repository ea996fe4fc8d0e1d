import { languageOf } from "#schemas/shared/languages.ts";
import { type ToolKind, toolList } from "#schemas/tools/list.ts";
import { linksIn } from "#web/page/page-contexts.tsx";
import type { PageData } from "#web/page/page-data.ts";
import type { ToolFormData, ToolModule, ToolPlace } from "#web/tools/page-tool.tsx";
import { toolPageOf } from "#web/tools/tool-page.ts";
import { createOwnPageCache, fetchOwnPageData, pageDataIn } from "./own-page.ts";

const readForm = createOwnPageCache<{ form: ToolFormData | undefined }>(fetchOwnPageData);

/**
 * The data of a tool's form on the cached page for everybody.
 * @param path of the page, in its language
 * @returns undefined if the page does not exist or has no such tool
 * @throws when the data of the page does not arrive in time
 */
export async function fetchToolForm(
  path: string,
  kind: ToolKind,
): Promise<ToolFormData | undefined> {
  const { value } = await readForm(
    path,
    async (text) => ({ form: await toolFormOf(pageDataIn(text), kind) }),
    kind,
  );
  return value?.form;
}

async function toolFormOf(data: PageData, kind: ToolKind): Promise<ToolFormData | undefined> {
  const { path, day: today, language, translatedPaths } = data;
  const page = toolPageOf(data.content, toolList[kind]);
  if (!page?.tool) return undefined;
  const pathTo = linksIn(language, translatedPaths);
  const { settings } = data.site;
  const { section }: ToolModule = await import(`../tools/${kind}/section.tsx`);
  const place: ToolPlace = {
    page,
    path: pathTo(path),
    pathTo,
    settings,
    asked: undefined,
    today,
    language: languageOf(language),
  };
  return section.formOf(page.tool, place) ?? undefined;
}
