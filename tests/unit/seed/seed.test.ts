import { expect, test } from "vitest";
import {
  zoneActivities,
  zoneCustomers,
  zonePremises,
  zoneVisas,
} from "#schemas/fields/zone-facts.ts";
import { figure } from "#scripts/seed/content/build/parts.ts";
import {
  bullet,
  em,
  link,
  pageLink,
  paragraph,
  richText,
} from "#scripts/seed/content/build/rich-text.ts";
import { visaRoute } from "#scripts/seed/content/tools/visa-route.ts";
import { zoneFinder } from "#scripts/seed/content/tools/zone-finder.ts";
import { companions, livelihoods } from "#web/tools/visa-route/rules.ts";

const rows = [...visaRoute.rows, ...zoneFinder.rows];
const valuesOf = (choices: readonly { value: string }[]) => choices.map(({ value }) => value);

test.each([
  ["livelihood", livelihoods],
  ["companions", companions],
  ["activity", valuesOf(zoneActivities)],
  ["customers", valuesOf(zoneCustomers)],
  ["premises", valuesOf(zonePremises)],
  ["visas", valuesOf(zoneVisas)],
  ["regulator", ["yes", "no"]],
  ["designated", ["yes", "no"]],
])("the question of %s offers what the rules know, and nothing else", (name, values) => {
  const offered = rows.flatMap((row) =>
    row._type === "toolOption" && row.part === name ? [row.answer] : [],
  );
  expect(offered).toEqual(values);
});

test("a text is blocks as the Studio's editor makes them", () => {
  const words = paragraph`Not ${em("every")} visa of ${figure("vat-rate", "valueOnly")}`;
  const links = bullet`${pageLink("visas", "service-a")}${link("portal", "https://u.ae/")}`;
  const span = (text: string, ...marks: string[]) => ({ _type: "span", text, marks });
  const shown = { _key: "child-4", figure: { _ref: "figure-vat-rate" }, show: "valueOnly" };
  expect(richText(words, links)).toMatchObject([
    {
      ...{ _key: "block-1", _type: "block", style: "normal", markDefs: [] },
      children: [span("Not "), span("every", "em"), span(" visa of "), shown, span("")],
    },
    {
      ...{ _key: "block-2", listItem: "bullet", level: 1 },
      markDefs: [
        { _key: "link-1", _type: "internalLink", page: { _ref: "service-a" } },
        { _key: "link-2", _type: "externalLink", href: "https://u.ae/" },
      ],
      children: [span("visas", "link-1"), span("portal", "link-2")],
    },
  ]);
});
