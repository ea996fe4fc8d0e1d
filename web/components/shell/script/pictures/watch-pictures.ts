import { whenIdle } from "@nordune/islands/page-life";
import { below } from "#web/lib/breakpoints.ts";
import type { ShellSettings } from "../settings.ts";

declare global {
  /** Chromium's; see https://wicg.github.io/savedata/. */
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

/**
 * What a frame says of its picture in `data-picture`; picture.css draws each state. `waiting`: not
 * near the window yet, whether it has come or not. `loading`: near. `retrying`: it failed, and
 * another attempt is under way. `failed`: nothing is left to try.
 */
type PictureState = "waiting" | "loading" | "retrying" | "loaded" | "failed";

/** Milliseconds until the same picture is asked for again. */
const SAME_AGAIN_MS = 100;

/**
 * Gives every picture of the page its states, those too that came or failed before this. One
 * listener hears of all of them, in the capturing phase, as `load` and `error` of an image do not
 * bubble. It may run before React does, so it sets attributes but adds no elements.
 * @returns meets the pictures that have no state yet
 */
export function watchPictures(settings: ShellSettings): () => void {
  const { fallbackPicture, pictureUnavailable = "" } = settings;
  const isPhone = matchMedia(below("md")).matches;
  /** What was asked for last, and what is left to try after it. */
  const attempts = new WeakMap<HTMLImageElement, { address: string; left: string[] }>();
  const frameOf = (image: Element) => image.closest<HTMLElement>(".picture");
  const setState = (image: Element, state: PictureState) => {
    const frame = frameOf(image);
    if (frame) frame.dataset.picture = state;
  };

  const isWaiting = (image: Element) => frameOf(image)?.dataset.picture === "waiting";

  const tryNext = (image: HTMLImageElement) => {
    const frame = frameOf(image);
    if (!frame) return;
    const isLogo = frame.dataset.name !== undefined;
    const address = image.currentSrc;
    const last = attempts.get(image);
    const [next, ...left] =
      last?.address === address
        ? last.left
        : attemptsAfter(address, isPhone, isLogo ? undefined : fallbackPicture);
    if (!next) {
      setState(image, "failed");
      // A decoration goes without a word. Screen readers still have the alternative text.
      if (image.alt) frame.dataset.failure = pictureUnavailable;
      return;
    }
    setState(image, "retrying");
    const isSame = next === address;
    if (isSame) console.warn(`A picture did not load and is requested once more: ${address}`);
    const again = () => {
      image.removeAttribute("srcset");
      image.src = next;
      attempts.set(image, { address: image.src, left });
    };
    setTimeout(again, isSame ? SAME_AGAIN_MS : 0);
  };

  const whenWithin = (rootMargin: string, reached?: (image: HTMLImageElement) => void) =>
    new IntersectionObserver(
      (entries, observer) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting || !(target instanceof HTMLImageElement)) continue;
          observer.unobserve(target);
          target.loading = "eager";
          reached?.(target);
        }
      },
      { rootMargin, threshold: 0.1 },
    );
  const near = whenWithin(isPhone ? "200px" : "50px", (image) => {
    if (isWaiting(image)) setState(image, image.complete ? "loaded" : "loading");
  });

  const meet = (image: HTMLImageElement) => {
    if (!image.complete) {
      setState(image, "waiting");
      near.observe(image);
    } else if (image.naturalWidth) setState(image, "loaded");
    else {
      setState(image, "loading");
      // A drawing may have no width of its own: decoding tells it from what failed.
      image.decode().then(
        () => setState(image, "loaded"),
        () => tryNext(image),
      );
    }
  };
  const listen = (event: "load" | "error", heard: (image: HTMLImageElement) => void) =>
    document.addEventListener(
      event,
      ({ target }) => target instanceof HTMLImageElement && heard(target),
      true,
    );
  // Each state has the page styled anew: a picture that nobody is near has no need of it yet.
  listen("load", (image) => !isWaiting(image) && setState(image, "loaded"));
  listen("error", tryNext);

  // Once nothing of the page itself has to wait: on a phone all pictures, on a desktop those within
  // one and a half heights of the window, for somebody who saves data no more than are near.
  const lookAhead = () => {
    const ahead = whenWithin(`0px 0px ${isPhone ? 10_000 : 50}%`);
    for (const image of document.querySelectorAll('.picture [loading="lazy"]')) {
      ahead.observe(image);
    }
  };
  if (!navigator.connection?.saveData) addEventListener("load", () => whenIdle(lookAhead));

  return () => {
    for (const image of document.querySelectorAll<HTMLImageElement>(
      ".picture:not([data-picture]) img",
    )) {
      meet(image);
    }
  };
}

/**
 * What to ask for, one after the other, once the picture at `address` did not load: on a phone, whose
 * connection comes and goes, the same address again; then the version without modern formats; then
 * the fallback.
 * @param isPhone the window is 768 px wide or less
 * @param fallback address of the picture that is shown instead of one that cannot be loaded
 */
export function attemptsAfter(address: string, isPhone: boolean, fallback?: string): string[] {
  // What auto=format asks for may have come as webp or avif. As png where that was uploaded,
  // because jpg has no transparency; a drawing (svg) has one format only.
  const [, extension = "svg"] = /\.(\w+)\?.*\bauto=format\b/.exec(address) ?? [];
  const plain = address.replace("auto=format", `fm=${extension === "png" ? "png" : "jpg"}`);
  return [
    ...(isPhone ? [address] : []),
    ...(extension === "svg" ? [] : [plain]),
    ...(fallback === undefined || fallback === address ? [] : [fallback]),
  ];
}
