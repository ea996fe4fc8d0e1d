/** The name that view-transition.css gives to the first picture of a page. */
const NAME = "page-picture";

/**
 * Lets the first picture of a page grow out of the picture of the card that leads there, and on the
 * way back shrink into it. Where no card leads to the page, or browsers have no such transitions,
 * pages follow one another as style sheet and browser have it.
 */
export function joinPictures(): void {
  addEventListener("pageswap", ({ viewTransition, activation }) => {
    join(viewTransition, activation?.entry.url);
  });
  addEventListener("pagereveal", ({ viewTransition }) => {
    join(viewTransition, navigation.activation?.from?.url);
  });
}

/** For one transition the name belongs to the card of the other page, and to nothing else. */
function join(transition: ViewTransition | null, otherPage: string | null | undefined): void {
  const card = transition && otherPage ? cardOf(new URL(otherPage).pathname) : undefined;
  if (!transition || card === undefined) return;
  const renamed = [...document.querySelectorAll<HTMLElement>(`.${NAME}`), card];
  for (const picture of renamed) {
    picture.style.viewTransitionName = picture === card ? NAME : "none";
  }
  const restore = () => {
    for (const picture of renamed) picture.style.viewTransitionName = "";
  };
  transition.finished.then(restore, restore);
}

/** The picture, in sight, of a card with a link to the page at `path`. */
function cardOf(path: string): HTMLElement | undefined {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("main a[href]")) {
    if (link.pathname !== path || link.origin !== location.origin) continue;
    const picture = link.closest("article, li")?.querySelector<HTMLElement>(".picture");
    if (picture && isInSight(picture)) return picture;
  }
  return undefined;
}

function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
