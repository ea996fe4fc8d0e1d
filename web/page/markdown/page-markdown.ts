import { addressOf } from "#schemas/shared/addresses/site-address.ts";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { languageOf } from "#schemas/shared/languages.ts";
import type { PageType } from "#schemas/shared/routes.ts";
import { withEvidence } from "#web/components/markdown/figures.ts";
import {
  heading,
  list,
  type MarkdownPage,
  paragraph,
  text,
} from "#web/components/markdown/nodes.ts";
import { pageLink } from "#web/components/markdown/rich-text-nodes.ts";
import { writeMarkdown } from "#web/components/markdown/write-markdown.ts";
import { contactHref } from "#web/content/contact-subject.ts";
import type { pageDefinitions } from "#web/content/page-definitions.ts";
import { chosenRelatedPages, relatedPages } from "#web/content/related-pages.ts";
import { shownFigures } from "#web/content/shown-figures.ts";
import { linksIn } from "#web/page/page-contexts.tsx";
import type { PageData } from "#web/page/page-data.ts";
import type { ToolRequest } from "#web/tools/entries.ts";
import { type ContentOf, markdownOfPages } from "./pages.ts";
import { toolsOfPage } from "./tool-blocks.ts";

type DataOf<Type extends PageType> = PageData<(typeof pageDefinitions)[Type]> & {
  content: ContentOf<Type>;
};

/**
 * A page as Markdown, from the data that Next stores with the page.
 * @param asked what the address asks a tool of the page
 */
export async function pageMarkdown<Type extends PageType>(
  type: Type,
  data: DataOf<Type>,
  asked?: ToolRequest,
): Promise<string> {
  const { content, site, path, language, translatedPaths, day, register } = data;
  const { settings, navigation } = site;
  const pathTo = linksIn(language, translatedPaths);
  const page: MarkdownPage = {
    ...{ settings, day, path },
    language: languageOf(language),
    tools: await toolsOfPage(data, asked),
    addressOf: (target) => addressOf(pathTo(target), siteUrl()),
    contactHref: addressOf(pathTo(contactHref(path, settings.contactSubjects)), siteUrl()),
  };
  const related = chosenRelatedPages(content) ?? relatedPages(type, path, site);
  const relatedBlocks = [
    ...(related.length > 0 ? heading(2, navigation.labels.readOn) : []),
    ...list(related.map(({ label, page: target }) => [pageLink(target, label, page)])),
  ];
  const blocks = markdownOfPages[type](content, { ...page, register, relatedPages: relatedBlocks });
  const figures = shownFigures(content);
  return writeMarkdown([
    ...withEvidence(blocks, figures, page),
    { type: "thematicBreak" },
    paragraph(text(`${settings.brandName}. ${settings.disclaimer}`)),
  ]);
}
