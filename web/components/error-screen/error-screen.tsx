import type { ErrorScreenTexts } from "./texts.ts";

type ErrorScreenProps = {
  texts: ErrorScreenTexts;
  error: Error & { digest?: string };
  retry: () => void;
};

/**
 * What a visitor sees when a page fails. In production Next replaces the message of a server error
 * by a digest, under which the server's log has the whole of it.
 */
export function ErrorScreen({ texts, error, retry }: ErrorScreenProps) {
  return (
    <section className="on-dark error-screen">
      <div className="wrap">
        <h1>{texts.heading}</h1>
        <p>{error.digest ?? error.message}</p>
        <div>
          <button type="button" className="btn btn-sun" onClick={retry}>
            {texts.retryLabel}
          </button>
          {/* A plain link: after a failure the page is better loaded anew. */}
          <a href="/" className="btn btn-ghost">
            {texts.homeLabel}
          </a>
        </div>
      </div>
    </section>
  );
}
