import { expect, test } from "vitest";
import { menuListOf } from "#schemas/shared/lists.ts";
import { menuPlaces } from "#studio/first-publish/menu-places.ts";

const link = (page: string) => ({ _type: "navLink", page });
const list = (pages: string) => ({ _type: "pageList", pages });

const menus = {
  menus: [
    {
      label: "Services",
      groups: [
        { title: "Private", links: [list("privateServices")] },
        { title: "Business", links: [list("businessServices"), link("visas")] },
      ],
    },
    { label: "Empty", groups: null },
  ],
  mobileMenu: [{ label: "Services", links: [list("privateServices")] }],
  columns: [
    { title: "Services", links: [link("visas")] },
    { title: "Empty", links: null },
  ],
};

test("a page stands where its list or a link to it stands", () => {
  expect(menuPlaces(menus, { id: "visas", list: "privateServices" })).toEqual([
    "Header › Services › Private",
    "Header › Services › Business",
    "Mobile menu › Services",
    "Footer › Services",
  ]);
});

test("a page without a list, to which no link leads, stands in no menu", () => {
  expect(menuPlaces(menus, { id: "other", list: undefined })).toEqual([]);
});

test.each([
  [{ _type: "service", category: "private" }, "privateServices"],
  [{ _type: "service", category: "business" }, "businessServices"],
  [{ _type: "service" }, undefined],
  [{ _type: "service", category: "other" }, undefined],
  [{ _type: "advantage", group: "culture", category: "private" }, "cultureAdvantages"],
  [{ _type: "emirate" }, "emirates"],
  [{ _type: "partner" }, undefined],
])("%o is held by the list %s", (document, name) => {
  expect(menuListOf(document)).toBe(name);
});
