import { schemaTypes } from "#schemas/index.ts";
import { Refusal } from "./changes.ts";

/** A name as code, files and editors have it. */
export type Names = {
  /** `caseStudy`: in schemas and queries. */
  camel: string;
  /** `CaseStudy`: of types and components. */
  pascal: string;
  /** `case-study`: of files and ids. */
  kebab: string;
  /** `Case study`: for editors. */
  title: string;
};

/** @throws Refusal for a name that is not in camelCase */
export function namesOf(camel: string): Names {
  if (!/^[a-z]+(?:[A-Z][a-z]+)*$/.test(camel)) {
    throw new Refusal(
      `“${camel}” is no name: write it in camelCase, with letters only, such as caseStudy.`,
    );
  }
  const words = camel.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return {
    camel,
    pascal: capitalised(camel),
    kebab: words.replaceAll(" ", "-"),
    title: capitalised(words),
  };
}

/** The names of a new type. @throws Refusal when the content model has a type of that name */
export function namesOfNewType(camel: string): Names {
  const names = namesOf(camel);
  const isTaken = schemaTypes.some(({ name }) => name.toLowerCase() === camel.toLowerCase());
  if (isTaken) {
    throw new Refusal(`The content model has a type ${camel} already: choose another name.`);
  }
  return names;
}

/** The name with the word at its end that all of its kind bear: `quotes` is `quotesSection`. */
export function withEnding(name: string, ending: "Section" | "Page"): string {
  return name.endsWith(ending) ? name : name + ending;
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
