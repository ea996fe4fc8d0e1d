/** One call of `gtag`: its name, then its arguments. */
export type TagCommand = readonly unknown[];

/** A page that a visitor has come to. */
export type PageView = { path: string; title: string; url: string };

/**
 * What analytics hears of a visit to a page, chosen by the path of the page. What a visitor asks a tool
 * is left out.
 */
export function pageEvents(
  { path, title, url }: PageView,
  contactPath: string | undefined,
): TagCommand[] {
  const view = {
    page_path: path,
    page_title: title,
    page_location: url.split(/.tool=/)[0],
  };
  const events: TagCommand[] = [["event", "page_view", view]];
  if (path === contactPath) events.push(["event", "page_tracking", { page: "contact" }]);
  return events;
}
