import {
  type ArrayDefinition,
  type BooleanDefinition,
  type DateDefinition,
  type DatetimeDefinition,
  defineField,
  type NumberDefinition,
  type StringDefinition,
  type UrlDefinition,
} from "@sanity/types";

/** What else a field says of itself; its title only where its name does not say it. */
type More<Definition> = Omit<Definition, "name" | "type" | "description">;

/**
 * What every maker of a field begins with: the field's name, and one sentence for the editor, which
 * says what it is for, where it shows, and what limits it. `factorsHeading` is titled “Factors heading”.
 */
export const about = <const Name extends string>(
  name: Name,
  description: string,
  title: string = titleOf(name),
) => ({ name, title, description });

export function titleOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Make<Definition> = [name: string, description: string, more?: More<Definition>];

/** Fields of Sanity's own types, with whatever Sanity lets them have. */
export const field = {
  array: (name: string, description: string, { title, ...more }: More<ArrayDefinition>) =>
    defineField({ ...more, ...about(name, description, title), type: "array" }),
  boolean: (...[name, description, { title, ...more } = {}]: Make<BooleanDefinition>) =>
    defineField({ ...more, ...about(name, description, title), type: "boolean" }),
  date: (...[name, description, { title, ...more } = {}]: Make<DateDefinition>) =>
    defineField({ ...more, ...about(name, description, title), type: "date" }),
  datetime: (...[name, description, { title, ...more } = {}]: Make<DatetimeDefinition>) =>
    defineField({ ...more, ...about(name, description, title), type: "datetime" }),
  number: (...[name, description, { title, ...more } = {}]: Make<NumberDefinition>) =>
    defineField({ ...more, ...about(name, description, title), type: "number" }),
  string: (...[name, description, { title, ...more } = {}]: Make<StringDefinition>) =>
    defineField({ ...more, ...about(name, description, title), type: "string" }),
  url: (...[name, description, { title, ...more } = {}]: Make<UrlDefinition>) =>
    defineField({ ...more, ...about(name, description, title), type: "url" }),
};
