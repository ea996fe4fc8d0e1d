import { checkDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { PageLink } from "#web/components/links/page-link.tsx";
import { hoursIn, type OfficeHours } from "#web/lib/office-hours.ts";
import type { ThankYouTexts } from "./form-model.ts";
import { useFocusOnArrival } from "./notices.tsx";

export type ContactHours = OfficeHours & { days: string };

type ThankYouProps = {
  texts: ThankYouTexts;
  officeHours: ContactHours;
  /** What a visitor can do meanwhile. */
  toolAhead?: { href: string; label: string } | undefined;
};

/** Takes the place of the form once the request is sent: what comes next, when, what to look out. */
export function ThankYou({ texts, officeHours, toolAhead }: ThankYouProps) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <div className="grid gap-flow rounded-3 bg-frost p-panel md:grid-cols-fit">
      <Icon drawing={checkDrawing} className="size-7 text-iron" />
      <div className="grid justify-items-start gap-4">
        <h2 ref={useFocusOnArrival<HTMLHeadingElement>()} tabIndex={-1} className="text-card-title">
          {texts.heading}
        </h2>
        <p className="text-slate">{texts.text}</p>
        <p>
          {texts.localHoursLabel}: {officeHours.days},{" "}
          <strong>{hoursIn(timeZone, officeHours, new Date())}</strong> ({timeZone})
        </p>
        <NextSteps texts={texts} />
        {toolAhead && (
          <PageLink href={toolAhead.href} className="more-link">
            {toolAhead.label}
          </PageLink>
        )}
        <PageLink href="/" className="btn btn-primary btn-small">
          {texts.actionLabel}
        </PageLink>
      </div>
    </div>
  );
}

/** What happens once a request is sent, and what to look out meanwhile. */
function NextSteps({ texts }: { texts: ThankYouTexts }) {
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
