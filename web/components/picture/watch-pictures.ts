import { below } from "#web/lib/breakpoints.ts";
import { type Attempt, attemptsAfter } from "./attempts-after.ts";
import { loadAhead } from "./load-ahead.ts";
import {
  frameOf,
  isLogo,
  picturesIn,
  setState,
  showFailed,
  showLoaded,
  stateOf,
} from "./picture-frame.ts";

export type PictureOptions = {
  /** Address of the picture that is shown instead of one that cannot be loaded. */
  fallback: string | undefined;
  /** What a frame says when nothing could be loaded. */
  unavailable: string;
};

/** Share of a frame that has to be within the margin, as the specification has it. */
const LAZY_THRESHOLD = 0.1;

/**
 * Gives every picture of the page its states: those that came, or failed, before this script, and
 * those that a later page brings. One listener hears of all of them, in the capturing phase, as
 * `load` and `error` of an image do not bubble. Plain DOM: no framework knows of it.
 * @returns what ends it.
 */
export function watchPictures({ fallback, unavailable }: PictureOptions): () => void {
  const end = new AbortController();
  const phone = matchMedia(below("md"));
  /** What was asked for last, and what is left to try after it. */
  const attempts = new WeakMap<HTMLImageElement, { address: string; left: Attempt[] }>();

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const image = target.querySelector("img");
        if (!isIntersecting || image === null) continue;
        near.unobserve(target);
        image.loading = "eager";
        if (stateOf(image) === "waiting") setState(image, "loading");
      }
    },
    { rootMargin: phone.matches ? "200px" : "50px", threshold: LAZY_THRESHOLD },
  );

  function meet(image: HTMLImageElement): void {
    if (!image.complete) {
      setState(image, "waiting");
      near.observe(frameOf(image) ?? image);
    } else if (image.naturalWidth > 0) showLoaded(image);
    // A drawing may have no width of its own: decoding tells it from what failed.
    else
      image.decode().then(
        () => showLoaded(image),
        () => tryNext(image),
      );
  }

  function tryNext(image: HTMLImageElement): void {
    const address = image.currentSrc;
    const last = attempts.get(image);
    const [next, ...left] =
      last?.address === address
        ? last.left
        : attemptsAfter(address, {
            isPhone: phone.matches,
            fallback: isLogo(image) ? undefined : fallback,
          });
    if (next === undefined) {
      showFailed(image, unavailable);
      return;
    }
    setState(image, "retrying");
    if (next.address === address) {
      console.warn(`A picture did not load and is asked for once more: ${address}`);
    }
    setTimeout(() => {
      image.removeAttribute("srcset");
      image.src = next.address;
      attempts.set(image, { address: image.src, left });
    }, next.delay);
  }

  const listen = { capture: true, signal: end.signal };
  document.addEventListener(
    "load",
    ({ target }) => isPicture(target) && showLoaded(target),
    listen,
  );
  document.addEventListener("error", ({ target }) => isPicture(target) && tryNext(target), listen);

  const arrivals = new MutationObserver((changes) => {
    const nodes = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    const arrived = nodes.flatMap((node) => (node instanceof Element ? picturesIn(node) : []));
    for (const image of arrived) meet(image);
    if (arrived.length > 0 && document.readyState === "complete") loadAhead(phone.matches);
  });
  arrivals.observe(document.body, { childList: true, subtree: true });
  for (const image of picturesIn(document.body)) meet(image);
  if (document.readyState === "complete") loadAhead(phone.matches);
  else addEventListener("load", () => loadAhead(phone.matches), { signal: end.signal });

  return () => {
    end.abort();
    near.disconnect();
    arrivals.disconnect();
  };
}

function isPicture(target: EventTarget | null): target is HTMLImageElement {
  return target instanceof HTMLImageElement && frameOf(target) !== null;
}
