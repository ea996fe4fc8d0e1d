export type ErrorScreenTexts = { heading: string; retryLabel: string; homeLabel: string };

/** What the screen says where no content could be read at all. */
export const initialTexts: ErrorScreenTexts = {
  heading: "Unexpected Application Error!",
  retryLabel: "Try again",
  homeLabel: "Return to Home",
};
