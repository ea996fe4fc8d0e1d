/** Text as search results show it: cut after a whole word where it is longer than `limit`. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const start = text.slice(0, limit - 2);
  const lastSpace = text[limit - 2] === " " ? start.length : start.lastIndexOf(" ");
  return `${(lastSpace > 0 ? start.slice(0, lastSpace) : start).replace(/[\s,;:–-]+$/, "")} …`;
}
