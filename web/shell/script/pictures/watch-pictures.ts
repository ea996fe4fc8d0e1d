import { whenIdleAfterLoad } from "@nordune/islands/page-life";
import { below } from "#web/lib/breakpoints.ts";
import type { ShellSettings } from "../settings.ts";

declare global {
  /** Exists in Chromium; see https://wicg.github.io/savedata/. */
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

/**
 * The state of an image in its frame's `data-picture`. picture.css styles each state. `waiting`:
 * not near the window, loaded or not. `loading`: near the window. `retrying`: failed, and another
 * attempt is running. `failed`: all attempts have failed.
 */
type PictureState = "waiting" | "loading" | "retrying" | "loaded" | "failed";

/** Milliseconds until the same image is requested again. */
const RETRY_DELAY_MS = 100;

/**
 * Handles the states of all images of the page, including those that loaded or failed earlier.
 * `load` and `error` of images do not bubble, so one listener catches them in the capturing phase.
 * It may run before React hydrates, so it sets attributes but adds no elements.
 * @returns a function that handles images without a state
 */
export function watchPictures(settings: ShellSettings): () => void {
  const { fallbackPicture, pictureUnavailable = "" } = settings;
  const isPhone = matchMedia(below("md")).matches;
  /** The last attempt of each image, and the remaining attempts. */
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
      // A decorative image fails without a message. Other images also have their alternative text
      // for screen readers.
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
    setTimeout(again, isSame ? RETRY_DELAY_MS : 0);
  };

  // The frame is observed, because an image far from the window may have no box yet.
  const whenWithin = (rootMargin: string, reached?: (image: HTMLImageElement) => void) =>
    new IntersectionObserver(
      (entries, observer) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          for (const image of target.querySelectorAll("img")) {
            image.loading = "eager";
            reached?.(image);
          }
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
      near.observe(frameOf(image) ?? image);
    } else if (image.naturalWidth) setState(image, "loaded");
    else {
      setState(image, "loading");
      // An SVG may have no natural width, so decoding shows whether it has failed.
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
  // Each state restyles the page, so an image outside of the window gets its state later.
  listen("load", (image) => !isWaiting(image) && setState(image, "loaded"));
  listen("error", tryNext);

  // After the page's load event, more images are loaded ahead. On a phone these are all images, and
  // on a desktop those within one and a half window heights. With data saving, only images near the
  // window are loaded.
  const loadAhead = () => {
    const ahead = whenWithin(`0px 0px ${isPhone ? 10_000 : 50}%`);
    for (const frame of document.querySelectorAll(".picture")) ahead.observe(frame);
  };
  if (!navigator.connection?.saveData) whenIdleAfterLoad(loadAhead);

  return () => {
    for (const image of document.querySelectorAll<HTMLImageElement>(
      ".picture:not([data-picture]) img",
    )) {
      meet(image);
    }
  };
}

/**
 * The addresses to try after the image at `address` failed. On a phone the same address is tried
 * again, because its connection may have dropped. The next address has no modern format, and the
 * last one is the fallback.
 * @param isPhone whether the window is at most 768 px wide
 * @param fallback address of the image for failed images
 */
export function attemptsAfter(address: string, isPhone: boolean, fallback?: string): string[] {
  // auto=format may have delivered webp or avif. An uploaded png is requested as png, because jpg
  // has no transparency. An svg exists in one format only.
  const [, extension = "svg"] = /\.(\w+)\?.*\bauto=format\b/.exec(address) ?? [];
  const plain = address.replace("auto=format", `fm=${extension === "png" ? "png" : "jpg"}`);
  return [
    ...(isPhone ? [address] : []),
    ...(extension === "svg" ? [] : [plain]),
    ...(fallback === undefined || fallback === address ? [] : [fallback]),
  ];
}
