/** A document without which no page can be rendered is not in the content lake. */
export class MissingContentError extends Error {
  override name = "MissingContentError";
  constructor(type: string) {
    super(
      `The content lake holds no published "${type}" document. Publish it in the Studio, or run: npm run seed`,
    );
  }
}

/**
 * The fetched singleton of `type`.
 * @throws MissingContentError when there is none
 */
export function required<Content>(content: Content, type: string): NonNullable<Content> {
  if (content === null || content === undefined) throw new MissingContentError(type);
  return content;
}
