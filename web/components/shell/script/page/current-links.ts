/** Says of every link to the page that is open that it is the current one. */
export function markCurrentLinks(): void {
  // A path of an address has no quotation marks.
  for (const link of document.querySelectorAll(`a[href="${location.pathname}"]`)) {
    link.setAttribute("aria-current", "page");
  }
}
