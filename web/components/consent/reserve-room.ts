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
    const isFixed = getComputedStyle(banner).position === "fixed";
    const room = isFixed ? window.innerHeight - banner.getBoundingClientRect().top + CLEARANCE : 0;
    style.setProperty("--banner-room", `${room}px`);
  });
  observer.observe(banner);
  return () => {
    observer.disconnect();
    style.removeProperty("--banner-room");
  };
}
