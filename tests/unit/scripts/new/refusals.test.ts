import { expect, test } from "vitest";
import { ROOT } from "#scripts/lib/project.ts";
import { Changes, Refusal } from "#scripts/new/changes.ts";
import { plan } from "#scripts/new/plan.ts";
import { readRequest } from "#scripts/new/request.ts";

/** Works out what a command line asks of this very project, and writes nothing. */
async function ask(commandLine: string): Promise<Changes> {
  const changes = new Changes(ROOT);
  const request = readRequest(commandLine.split(" "));
  if (request !== undefined) await plan(request.thing, changes, ROOT);
  return changes;
}

test.each([
  ["section", "Say what is new: section <name>"],
  ["widget clock", "Say what is new: section <name>"],
  ["section a b", "Say what is new: section <name>"],
  ["section quotes --kind text", "--kind has no meaning here: leave it out."],
  ["section quotes --colour red", "Unknown option '--colour'"],
  ["section Quotes", "“QuotesSection” is no name: write it in camelCase"],
  ["section press-quotes", "is no name: write it in camelCase"],
  ["section note", "has a type noteSection already: choose another name."],
  ["page pricing", "Say where the page lives: --path /x"],
  ["page pricing --path /pricing --prefix /prices", "Say where the page lives: --path /x"],
  ["page about --path /about-us", "has a type aboutPage already"],
  ["page pricing --path pricing", "“pricing” is no path of this site"],
  ["page pricing --path /Pricing", "“/Pricing” is no path of this site"],
  ["page pricing --path https://elsewhere.example/x", "is no path of this site"],
  ["page pricing --path /", "“/” is no path of this site"],
  ["page pricing --path /about", "/about is the address of another page"],
  ["page pricing --path /services/education", "/services/education is the address of another page"],
  ["page pricing --path /api/pricing", "Below /api the site serves no pages"],
  ["page pricing --path /offline", "Below /offline the site serves no pages"],
  ["page caseStudy --prefix /services", "The pages of service live below /services"],
  ["page figure --prefix /figures", "has a type figure already"],
  ["field aboutPage", "Say what is new: section <name>"],
  ["field nowhere remark", "There is no type nowhere in schemas/"],
  ["field aboutPage hero", "aboutPage has a field hero already: choose another name."],
  ["field aboutPage re-mark", "“re-mark” is no name"],
  ["field aboutPage remark --kind video", "There is no kind “video”: choose one of text, richText"],
  ["field policySection remark", "policySection is no page and no section: add the field"],
  ["field benefit remark", "benefit is no page and no section: add the field"],
])("refuses: npm run new -- %s", async (commandLine, reason) => {
  const answer = ask(commandLine);
  await expect(answer).rejects.toBeInstanceOf(Refusal);
  await expect(answer).rejects.toThrow(reason);
});

test.each(["", "--help"])("shows how it is used for “%s”", (argument) => {
  expect(readRequest(argument === "" ? [] : [argument])).toBeUndefined();
});

test("every page and every section takes a field of every kind", async () => {
  const { pageTypes } = await import("#schemas/shared/routes.ts");
  const { sections } = await import("#schemas/objects/sections/index.ts");
  const { fieldKinds } = await import("#scripts/new/request.ts");
  for (const type of [...pageTypes, ...sections.map(({ name }) => name)]) {
    for (const kind of fieldKinds) {
      const { edited } = await ask(`field ${type} remarkOfTest --kind ${kind}`);
      expect(edited, `${type} ${kind}`).toHaveLength(2);
    }
  }
});
