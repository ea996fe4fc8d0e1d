import type { KeyboardEvent } from "react";

/**
 * Moves the focus through the buttons of a long list: by the arrow keys, Home and End. Use it as
 * `onKeyDown` of the surrounding element.
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
