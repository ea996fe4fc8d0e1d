/** Space between the banner and what has the focus, for its focus ring. In pixels. */
const CLEARANCE = 12;

/**
 * Keeps the page informed, by `--banner-room`, how much of the window's foot the banner takes, so
 * that it covers neither the focused element nor the end of the page.
 */
export function reserveRoom(banner: HTMLElement): void {
  new ResizeObserver(() => {
    // What is fixed to the window has no offset parent; a banner above the page takes nothing, and
    // one that is hidden has no height.
    const isAtTheFoot = banner.offsetHeight > 0 && !banner.offsetParent;
    const taken = isAtTheFoot ? innerHeight - banner.offsetTop + CLEARANCE : 0;
    document.documentElement.style.setProperty("--banner-room", `${taken}px`);
  }).observe(banner);
}
