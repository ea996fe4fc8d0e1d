import type { ThankYouTexts } from "./form-model.ts";

/** What happens once a request is sent, and what to look out meanwhile. */
export function NextSteps({ texts }: { texts: ThankYouTexts }) {
  return (
    <div className="prose">
      <h3>{texts.stepsHeading}</h3>
      <ol>
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h3>{texts.papersHeading}</h3>
      <ul>
        {texts.papers.map((paper) => (
          <li key={paper}>{paper}</li>
        ))}
      </ul>
    </div>
  );
}
