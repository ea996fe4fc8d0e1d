import type { Changes } from "./changes.ts";
import { addField } from "./field.ts";
import { addPage } from "./page.ts";
import type { NewThing } from "./request.ts";
import { addSection } from "./section.ts";

/**
 * Works out every change that something new needs; writes nothing.
 * @param root folder of the project
 * @returns what is left to do after it, in order
 * @throws Refusal when it cannot be done
 */
export async function plan(thing: NewThing, changes: Changes, root: string): Promise<string[]> {
  switch (thing.what) {
    case "section":
      return await addSection(thing.name, changes);
    case "page":
      return addPage(thing.name, thing.address, changes);
    case "field":
      return addField(thing, changes, root);
  }
}
