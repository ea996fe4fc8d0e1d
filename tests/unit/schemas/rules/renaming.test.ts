import { expect, test } from "vitest";
import { planRenaming } from "#schemas/rules/renaming.ts";

const move = { from: "/services/a", to: "/services/b" };
const redirect = (_id: string, source: string, target: string) => ({ _id, source, target });

test("leaves other redirects alone", () => {
  const other = redirect("other", "/about-us", "/about");
  expect(planRenaming(move, [other])).toEqual({ retarget: [], remove: [], reuse: [] });
});

test("leads every redirect to the old path, drafts too, straight to the new one", () => {
  const redirects = [
    redirect("one", "/old", "/services/a"),
    redirect("drafts.two", "/older", "/services/a"),
  ];
  expect(planRenaming(move, redirects).retarget).toEqual(["one", "drafts.two"]);
});

test("a page that moves back takes the redirect from its old address away", () => {
  expect(planRenaming(move, [redirect("there", "/services/b", "/services/a")])).toEqual({
    retarget: [],
    remove: ["there"],
    reuse: [],
  });
});

test("takes up a redirect that was paused at the old path", () => {
  const paused = redirect("paused", "/services/a", "/contact");
  expect(planRenaming(move, [paused]).reuse).toEqual(["paused"]);
});
