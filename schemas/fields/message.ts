import { fieldsTogether } from "./group.ts";
import { requiredString } from "./text.ts";

const MESSAGE = 200;

/** A message of a form; its description says when a visitor reads it. */
export function message(name: string, title: string, description: string) {
  return requiredString(name, title, description, { max: MESSAGE });
}

const dismissLabel = requiredString(
  "dismissLabel",
  "Close button: name",
  "What a screen reader says for the button that closes a message.",
  { max: 40 },
);

/** All messages of a form, and what closes one; folded away because they seldom change. */
export function messages(description: string, fields: ReturnType<typeof message>[]) {
  return fieldsTogether("messages", "Messages", description, [...fields, dismissLabel]);
}
