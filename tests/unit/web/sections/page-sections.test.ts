import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { siteSettings } from "#scripts/seed/content/site/site-settings.ts";
import { type PageSection, PageSections } from "#web/sections/page-sections.tsx";

const { diagramLabels, homeCountryLabels, officeHours, zoneLabels } = siteSettings;
const settings = { diagramLabels, homeCountryLabels, officeHours, zoneLabels };

function tiles(_key: string, background: PageSection["background"]): PageSection {
  return { _key, _type: "statTilesSection", background, heading: null, tiles: [] };
}

/** For each section whether it leaves out the space above it. */
function continued(...sections: PageSection[]): boolean[] {
  const html = renderToStaticMarkup(createElement(PageSections, { sections, settings }));
  return [...html.matchAll(/<section class="([^"]*)"/g)].map(([, names = ""]) =>
    names.split(" ").includes("pt-0"),
  );
}

test("a section on the background of the one before shares the space between them", () => {
  expect(continued(tiles("a", "sand"), tiles("b", "sand"), tiles("c", "frost"))).toEqual([
    false,
    true,
    false,
  ]);
});

test("a section without a background is on paper", () => {
  expect(continued(tiles("a", null), tiles("b", "paper"), tiles("c", null))).toEqual([
    false,
    true,
    true,
  ]);
});
