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
    <section className="on-dark min-h-[560px] bg-night text-white">
      <div className="wrap grid max-w-[720px] justify-items-start gap-[18px] py-section">
        <h1>{texts.heading}</h1>
        <p className="text-small text-haze">{error.digest ?? error.message}</p>
        <div className="flex flex-wrap gap-3">
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
