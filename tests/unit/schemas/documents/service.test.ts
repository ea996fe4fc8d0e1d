import { expect, test } from "vitest";
import { keyed } from "#scripts/seed/content/build/keyed.ts";
import { line } from "#scripts/seed/content/build/parts.ts";
import { taxResidency as service } from "#scripts/seed/content/services/tax-residency.ts";
import { benefits, slug } from "../parts.ts";
import { problemsOf } from "../problems.ts";

const subServices = (count: number) =>
  keyed(
    Array.from({ length: count }, (_, index) => ({
      _type: "subService",
      title: `Sub-service ${index}`,
      text: line("What it is and whom it suits."),
    })),
  );

const redirect = (source: string, active: boolean) => ({
  _id: "redirect-1",
  _type: "redirect",
  source,
  target: "/contact",
  permanent: true,
  active,
});

test("accepts the seeded service", async () => {
  expect(await problemsOf(service)).toEqual([]);
});

test.each([
  ["three benefits", { benefits: benefits(3) }, "error benefits: "],
  ["five benefits", { benefits: benefits(5) }, "error benefits: "],
  ["five sub-services", { subServices: subServices(5) }, "error subServices: "],
  ["seven sub-services", { subServices: subServices(7) }, "error subServices: "],
  ["an unknown category", { category: "other" }, "error category: "],
  ["a place before the first", { order: 0 }, "error order: "],
  ["a slug with capitals", { slug: slug("Tax") }, "error slug: Use lower-case"],
  ["no heading", { hero: { ...service.hero, heading: undefined } }, "error hero.heading: "],
  ["an empty lead", { hero: { ...service.hero, lead: line("") } }, "error hero.lead: "],
  [
    "an image without a file",
    { hero: { ...service.hero, image: { _type: "imageWithAlt", alt: "A dhow" } } },
    "error hero.image: Choose an image.",
  ],
  [
    "an image without alternative text",
    { hero: { ...service.hero, image: { ...service.hero.image, alt: undefined } } },
    "error hero.image.alt: Say what the image shows",
  ],
  [
    "a lead of two paragraphs",
    { hero: { ...service.hero, lead: keyed([...line("One."), ...line("Two.")]) } },
    "error hero.lead: Keep it to one paragraph.",
  ],
])("refuses %s", async (_name, change, problem) => {
  expect(await problemsOf({ ...service, ...change })).toEqual([expect.stringContaining(problem)]);
});

test("refuses a service without an address", async () => {
  expect(await problemsOf({ ...service, slug: undefined })).toContain("error slug: Required");
});

test("refuses the address of another service", async () => {
  const other = { _id: "service-other", _type: "service", slug: slug("tax-residency") };
  expect(await problemsOf(service, [other])).toEqual(["error slug: Slug is already in use"]);
});

test("refuses an address that a redirect leads away from, unless the redirect is paused", async () => {
  const source = "/services/tax-residency";
  expect(await problemsOf(service, [redirect(source, true)])).toEqual([
    expect.stringContaining(`error slug: A redirect leads visitors from ${source} to /contact`),
  ]);
  expect(await problemsOf(service, [redirect(source, false)])).toEqual([]);
  const planned = { ...redirect(source, true), _id: "versions.spring.redirect-1" };
  expect(await problemsOf(service, [planned])).toEqual([]);
});

test("warns that a changed slug moves the page", async () => {
  const draft = { ...service, _id: `drafts.${service._id}`, slug: slug("tax") };
  const published = { _id: service._id, _type: service._type, slug: service.slug };
  expect(await problemsOf(draft, [published])).toEqual([
    expect.stringContaining("warning slug: This moves the page from /services/tax-residency"),
  ]);
  expect(await problemsOf({ ...draft, slug: service.slug }, [published])).toEqual([]);
});

test("lets a page move back to the address that redirects to it", async () => {
  const published = { _id: service._id, _type: service._type, slug: slug("tax") };
  const away = { ...redirect("/services/tax-residency", true), target: "/services/tax" };
  expect(await problemsOf({ ...service, _id: `drafts.${service._id}` }, [published, away])).toEqual(
    [expect.stringContaining("warning slug: This moves the page from /services/tax to")],
  );
});

test("warns that a release moves the page, and says where to redirect its old address", async () => {
  const moving = { ...service, _id: `versions.spring.${service._id}`, slug: slug("tax") };
  const published = { _id: service._id, _type: service._type, slug: service.slug };
  expect(await problemsOf(moving, [published])).toEqual([
    expect.stringMatching(/^warning slug: This moves the page .* Above the form/),
  ]);
});
