export type ErrorScreenTexts = Record<"heading" | "text" | "retryLabel" | "homeLabel", string>;

/** What the screen says where no content could be read at all. */
export const initialTexts: ErrorScreenTexts = {
  heading: "Unexpected Application Error!",
  text: "This page could not be shown. Load it again. If it fails once more, tell us the words below.",
  retryLabel: "Try again",
  homeLabel: "Return to Home",
};

type ErrorScreenProps = {
  texts: ErrorScreenTexts;
  error: Error & { digest?: string };
};

/**
 * What a visitor sees when a page fails. In production Next replaces the message of a server error
 * by a digest, under which the server's log has the whole of it. Both ways on are plain links: after
 * a failure the page is better loaded anew, and they work without the framework.
 */
export function ErrorScreen({ texts, error }: ErrorScreenProps) {
  return (
    <section className="on-dark error-screen">
      <div className="wrap">
        <h1>{texts.heading}</h1>
        <p>{texts.text}</p>
        <p>{error.digest ?? error.message}</p>
        <div>
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
