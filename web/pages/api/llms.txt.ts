import type { NextApiHandler } from "next";
import { ENGLISH, isLanguageId } from "#schemas/shared/languages.ts";
import { SHARED_CACHING } from "#web/api/caching.ts";
import { makeLlmsText } from "#web/api/llms-text.ts";
import { isShownLanguage } from "#web/api/shown-language.ts";
import { MARKDOWN_TYPE } from "#web/content/routing/markdown-path.ts";

/** The list of pages for assistants, in English or in the language that the rewritten address names. */
const llms: NextApiHandler = async ({ query }, response) => {
  const language = query.language ?? ENGLISH;
  if (!isLanguageId(language) || !(await isShownLanguage(language))) {
    response.status(404).end();
    return;
  }
  response
    .setHeader("Content-Type", `${MARKDOWN_TYPE}; charset=utf-8`)
    .setHeader("X-Robots-Tag", "noindex")
    .setHeader("Cache-Control", SHARED_CACHING)
    .send(await makeLlmsText(language));
};

export default llms;
