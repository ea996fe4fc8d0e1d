const REMEDY =
  "Fill it in and publish it in the Studio, or run for the first content: npm run content -- seed.";

/** What a page, or the frame of every page, is rendered from lacks something that it needs. */
export class MissingContentError extends Error {
  override name = "MissingContentError";
  /** The path of the page, or a name for what all pages show. */
  readonly where: string;

  /**
   * @param where the path of the page, or a name for what all pages show
   * @param lack what is missing, as the end of a sentence
   */
  constructor(where: string, lack: string) {
    super(`${where} cannot be rendered: ${lack}. ${REMEDY}`);
    this.where = where;
  }
}

/**
 * The fetched document of `type`, of which there is one.
 * @param where the path of the page, or a name for what all pages show
 * @throws MissingContentError when the document is missing
 */
export function required<Content>(
  content: Content,
  type: string,
  where: string,
): NonNullable<Content> {
  if (content === null || content === undefined) {
    throw new MissingContentError(where, `the content lake holds no published "${type}" document`);
  }
  return content;
}
