import { isEnglish } from "@nordune/jsx/english-text";
import type { NextApiHandler } from "next";
import { safeHref } from "#schemas/shared/addresses/safe-href.ts";
import { cleanText } from "#schemas/shared/head/clean-text.ts";
import { isLanguageId, languageOf, pathIn } from "#schemas/shared/languages.ts";
import { REGISTER_PAGE } from "#schemas/shared/lists.ts";
import { fixedPath } from "#schemas/shared/routes.ts";
import { createOwnPageCache, fetchOwnPageData, pageDataIn } from "#web/api/own-page.ts";
import { log } from "#web/lib/log.ts";
import { readableDay } from "#web/lib/readable-day.ts";
import { unbrokenReferences } from "#web/lib/unbroken-references.ts";
import type { PageData } from "#web/page/page-data.ts";
import type { FigureSources } from "#web/sections/figure-register/figure-sources.ts";

const readSources = createOwnPageCache<FigureSources>(fetchOwnPageData);

/** The sources of all figures in a language, for the browser of a visitor who uses the register. */
const figureSources: NextApiHandler<FigureSources> = async (request, response) => {
  const { language } = request.query;
  if (!isLanguageId(language)) {
    response.status(404).end();
    return;
  }
  try {
    const page = pathIn(language, fixedPath(REGISTER_PAGE));
    const { value } = await readSources(page, (text) => sourcesOf(pageDataIn(text)));
    if (value === undefined) response.status(404).end();
    else response.json(value);
  } catch (error) {
    log.warn(error, "The sources of the figures failed");
    response.status(503).setHeader("Retry-After", "5").end();
  }
};

export default figureSources;

function sourcesOf({ register, site, language }: PageData): FigureSources {
  const { source, checkedOn } = site.settings.evidence;
  const sources = (register?.figures ?? []).map((figure) => {
    const title = unbrokenReferences(cleanText(figure.sourceTitle));
    const shown = {
      title,
      href: safeHref(figure.sourceUrl),
      lang: isEnglish(figure.sourceTitle ?? "") ? "en" : undefined,
      day: figure.checkedOn ? readableDay(figure.checkedOn, languageOf(language)) : undefined,
    };
    return [figure._id, shown] as const;
  });
  const labels = { source: cleanText(source), checkedOn: cleanText(checkedOn) };
  return { labels, sources: Object.fromEntries(sources) };
}
