/** "1 link", "6 links": how much a list item holds, as the second line of a preview. */
export function countOf(list: unknown, one: string, many: string): string {
  const count = Array.isArray(list) ? list.length : 0;
  return `${count} ${count === 1 ? one : many}`;
}
