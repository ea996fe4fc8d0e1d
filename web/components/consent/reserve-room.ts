/** Space between the banner and what has the focus, for its focus ring. In pixels. */
const CLEARANCE = 12;

/**
 * Tells the page, by `--banner-room`, how much of the window's foot the banner takes, so that it
 * covers neither the focused element nor the end of the page.
 * @returns gives the room back
 */
export function reserveRoom(banner: HTMLElement) {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    // What is fixed to the window has no offset parent; a banner above the page takes nothing.
    const taken = banner.offsetParent ? 0 : innerHeight - banner.offsetTop + CLEARANCE;
    style.setProperty("--banner-room", `${taken}px`);
  });
  observer.observe(banner);
  return () => {
    observer.disconnect();
    style.removeProperty("--banner-room");
  };
}
