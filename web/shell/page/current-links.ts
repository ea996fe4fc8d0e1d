/** Says of every link to the page that is open that it is the current one. */
export function markCurrentLinks(): void {
  const { origin, pathname } = location;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
    if (link.href === origin + pathname) link.setAttribute("aria-current", "page");
  }
}
