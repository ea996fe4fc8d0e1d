import { about, fieldsTogether } from "./field.ts";
import { requiredString } from "./text.ts";

const MESSAGE = 200;

/** A message of a form; its description says when a visitor reads it. */
export const message = (name: string, description: string, { title }: { title?: string } = {}) =>
  requiredString(name, description, { title, max: MESSAGE });

const dismissLabel = requiredString(
  "dismissLabel",
  "What a screen reader says for the button that closes a message.",
  { title: "Close button: name", max: 40 },
);

/** All messages of a form, and what closes one; folded away because they seldom change. */
export function messages(description: string, fields: ReturnType<typeof message>[]) {
  return fieldsTogether(about("messages", description), [...fields, dismissLabel]);
}
