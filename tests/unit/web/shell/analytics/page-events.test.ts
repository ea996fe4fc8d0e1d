import { expect, test } from "vitest";
import { pageEvents as eventsOf, type PageView } from "#web/shell/analytics/page-events.ts";

const pageEvents = (view: PageView) => eventsOf(view, "/contact");
const page = (path: string, title = "A page") => ({ path, title, url: `https://site${path}` });

test("every page is a page view with its path and title", () => {
  expect(pageEvents(page("/about", "About us"))).toEqual([
    [
      "event",
      "page_view",
      { page_path: "/about", page_title: "About us", page_location: "https://site/about" },
    ],
  ]);
});

test("the contact page is tracked by its name as well", () => {
  const events = pageEvents(page("/contact"));
  expect(events.map(([, name]) => name)).toEqual(["page_view", "page_tracking"]);
  expect(events[1]).toEqual(["event", "page_tracking", { page: "contact" }]);
});

test("a path that only begins like the contact page is not", () => {
  expect(pageEvents(page("/contact-us"))).toHaveLength(1);
});
