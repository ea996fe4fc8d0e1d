/** One call of `gtag`: its name, then its arguments. */
export type TagCommand = readonly unknown[];

/** A page that a visitor has come to. */
export type PageView = { path: string; title: string };

/** An address without what a visitor has asked a tool. */
export const withoutAnswers = (url: string) => url.split(/.tool=/)[0];

/** What analytics hears of a visit to a page, chosen by the path of the page. */
export function pageEvents(
  { path, title }: PageView,
  contactPath: string | undefined,
): TagCommand[] {
  const view = { page_path: path, page_title: title };
  const events: TagCommand[] = [["event", "page_view", view]];
  if (path === contactPath) events.push(["event", "page_tracking", { page: "contact" }]);
  return events;
}
