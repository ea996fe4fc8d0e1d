/**
 * Lets the first picture of a page grow out of the picture of the card that leads there: marks the
 * card for view-transition.css when the page is left. A page that is shown again as it was left
 * still has the mark, and the picture shrinks back into its card. Where no card leads to the page, or
 * browsers have no such transitions, pages follow one another as style sheet and browser have it.
 */
export function joinPictures(): void {
  addEventListener("pageswap", ({ activation }) => {
    const path = activation?.entry.url?.slice(location.origin.length);
    document.querySelector("[data-joined]")?.removeAttribute("data-joined");
    document
      .querySelector(`:is(article, li):has([href="${path}"]) .picture`)
      ?.setAttribute("data-joined", "");
  });
}
