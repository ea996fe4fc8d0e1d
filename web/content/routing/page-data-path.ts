import { isLanguageId, pathIn, splitLanguage } from "#schemas/shared/languages.ts";

/** The folder in which Next serves the data of each page as JSON, for one build. */
const folder = () => `/_next/data/${process.env.SITE_BUILD}/`;

const SUFFIX = ".json";

/** The path of the data that Next stores with the page at `path`. It names English too. */
export function pageDataPath(path: string): string {
  const { language, path: englishPath } = splitLanguage(path);
  return `${folder()}${language}${englishPath === "/" ? "" : englishPath}${SUFFIX}`;
}

/** The path of the page whose data stands at this path; undefined for any other path. */
export function pageOfData(dataPath: string): string | undefined {
  if (!dataPath.startsWith(folder()) || !dataPath.endsWith(SUFFIX)) return undefined;
  const [language, ...rest] = dataPath.slice(folder().length, -SUFFIX.length).split("/");
  return isLanguageId(language) ? pathIn(language, `/${rest.join("/")}`) : undefined;
}
