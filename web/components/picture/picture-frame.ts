/**
 * What a frame says of its picture in `data-picture`; picture.css draws each state. `waiting`: not
 * near the window yet. `loading`: near. `retrying`: it failed, and another attempt is under way.
 * `failed`: nothing is left to try.
 */
type PictureState = "waiting" | "loading" | "retrying" | "loaded" | "failed";

export function picturesIn(part: Element): HTMLImageElement[] {
  return [...part.querySelectorAll<HTMLImageElement>(".picture img")];
}

export function frameOf(image: HTMLImageElement): HTMLElement | null {
  return image.closest<HTMLElement>(".picture");
}

/** A logo has a name that is shown instead of it, and no other picture. */
export function isLogo(image: HTMLImageElement): boolean {
  return frameOf(image)?.dataset.name !== undefined;
}

export function stateOf(image: HTMLImageElement): string | undefined {
  return frameOf(image)?.dataset.picture;
}

export function setState(image: HTMLImageElement, state: PictureState): void {
  const frame = frameOf(image);
  if (frame !== null) frame.dataset.picture = state;
}

export function showLoaded(image: HTMLImageElement): void {
  setState(image, "loaded");
  frameOf(image)?.querySelector(".picture-failure")?.remove();
}

/**
 * Says in the frame what became of its picture: the name of a logo, otherwise `unavailable`. A
 * decoration goes without a word. The image keeps its alternative text for screen readers.
 */
export function showFailed(image: HTMLImageElement, unavailable: string): void {
  setState(image, "failed");
  const frame = frameOf(image);
  const words = frame?.dataset.name ?? (image.alt === "" ? "" : unavailable);
  if (frame === null || !words || frame.querySelector(".picture-failure")) return;
  const failure = document.createElement("span");
  failure.className = "picture-failure";
  failure.textContent = words;
  frame.append(failure);
}
