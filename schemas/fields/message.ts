import { about, fieldsTogether, titleOf } from "./field.ts";
import { requiredString } from "./text.ts";

const MESSAGE = 200;

/** A message of a form; its description says when a visitor reads it. */
export const message = (name: string, description: string) =>
  requiredString`${name} | ${titleOf(name)} | ${description} | ${MESSAGE}`;

const dismissLabel = requiredString`dismissLabel | Close button: name | What a screen reader says for the button that closes a message. | 40`;

/** All messages of a form, and what closes one; folded away because they seldom change. */
export function messages(description: string, fields: ReturnType<typeof message>[]) {
  return fieldsTogether(about`messages | ${description}`, [...fields, dismissLabel]);
}
