import { expect, test } from "vitest";
import {
  pageEvents as eventsOf,
  type PageView,
} from "#web/components/shell/script/analytics/page-events.ts";

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

test.each([
  ["what a tool was asked", "?tool=tax-estimate&revenue=5000"],
  ["a result that is carried to the form", "#tool=Revenue%3A%205000"],
])("%s is left out of the address", (_, rest) => {
  const view = { path: "/contact", title: "Contact", url: `https://site/contact${rest}` };
  expect(JSON.stringify(pageEvents(view))).not.toContain("5000");
  expect(pageEvents(view)[0]?.[2]).toMatchObject({ page_location: "https://site/contact" });
});

test("what a campaign wrote into the address stays", () => {
  const url = "https://site/about?utm_source=mail#team";
  expect(pageEvents({ path: "/about", title: "About", url })[0]?.[2]).toMatchObject({
    page_location: url,
  });
});
