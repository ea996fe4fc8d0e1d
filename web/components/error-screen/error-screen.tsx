export type ErrorScreenTexts = Record<"heading" | "text" | "retryLabel" | "homeLabel", string>;

/** The texts for the case that no content could be read. */
export const initialTexts: ErrorScreenTexts = {
  heading: "Unexpected Application Error!",
  text: "This page could not be shown. Load it again. If it fails once more, tell us the words below.",
  retryLabel: "Try again",
  homeLabel: "Return to Home",
};

type ErrorScreenProps = {
  texts: ErrorScreenTexts;
  /** The status code, or the error message. */
  message: string;
};

/**
 * The error page for visitors. Its links are plain, because anything else on the page may have
 * failed.
 */
export function ErrorScreen({ texts, message }: ErrorScreenProps) {
  return (
    <section className="on-dark min-h-140 bg-night text-white">
      <div className="wrap grid max-w-180 justify-items-start gap-flow py-section">
        <h1>{texts.heading}</h1>
        <p className="text-small text-haze">{texts.text}</p>
        <p className="text-small text-haze">{message}</p>
        <div className="flex flex-wrap gap-3">
          {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page that was asked for */}
          <a href="" className="btn btn-sun">
            {texts.retryLabel}
          </a>
          <a href="/" className="btn btn-ghost">
            {texts.homeLabel}
          </a>
        </div>
      </div>
    </section>
  );
}
