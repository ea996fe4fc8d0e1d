// This file is separate, so that no browser loads the scripts of the world.

import { hasInvisible, visibleText } from "../visible-text.ts";
import type { PlainText } from "./clean-text.ts";

const isTyped = (text: string): text is PlainText => !hasInvisible(text);

/**
 * A text that a visitor has typed, without invisible characters, except those that join its letters
 * or the pictures of its emoji: Persian and Indian words need them.
 */
export function typedText(text: string): PlainText {
  const visible = visibleText(text);
  if (!isTyped(visible)) throw new Error("Invisible characters");
  return visible;
}
