import { PageLink } from "#web/components/plain-links.tsx";

/** A step of the breadcrumbs. A step without a page is plain text. */
export type Breadcrumb = {
  name: string;
  /** A path on this site, or the full address of a page elsewhere. */
  path?: string | undefined;
};

export type BreadcrumbTrail = {
  /** Accessible name of the navigation. */
  label: string;
  steps: Breadcrumb[];
};

type BreadcrumbsProps = {
  trail: BreadcrumbTrail | undefined;
  /** Slate is legible on a plain background, ink also on an image. */
  tone?: "slate" | "ink";
};

export function Breadcrumbs({ trail, tone = "slate" }: BreadcrumbsProps) {
  if (trail === undefined) return null;
  return (
    <nav aria-label={trail.label}>
      <ol
        className={`flex flex-wrap gap-2 text-small ${tone === "ink" ? "text-ink" : "text-slate"}`}
      >
        {trail.steps.map((step, index) => (
          <li key={step.name}>
            {index > 0 && (
              <span aria-hidden className="mr-2 text-edge">
                /
              </span>
            )}
            {step === trail.steps.at(-1) ? (
              <span aria-current="page">{step.name}</span>
            ) : (
              <Step {...step} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Step({ name, path }: Breadcrumb) {
  // As the content of a fragment, the name says its language.
  if (path === undefined) return <>{name}</>;
  return (
    <PageLink href={path} className="text-inherit">
      {name}
    </PageLink>
  );
}
