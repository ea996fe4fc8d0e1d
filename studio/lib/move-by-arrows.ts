import type { KeyboardEvent } from "react";

/**
 * Moves the focus up and down the buttons of a long list by the arrow keys, and to its ends by Home
 * and End: to be given to the element around them as `onKeyDown`.
 */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.findIndex((button) => button.matches(":focus"));
  const places: Partial<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: buttons.length - 1,
  };
  const button = buttons[places[event.key] ?? -1];
  if (at < 0 || button === undefined) return;
  event.preventDefault();
  button.focus();
}
