import { PageLink } from "#web/components/plain-links.tsx";

/** A step on the way to a page; a step without a page of its own is words only. */
export type Breadcrumb = {
  name: string;
  /** Path on this site, or the whole address of a page elsewhere. */
  path?: string | undefined;
};

export type BreadcrumbTrail = {
  /** Name of the navigation for assistive technology. */
  label: string;
  steps: Breadcrumb[];
};

type BreadcrumbsProps = {
  trail: BreadcrumbTrail | undefined;
  /** Slate reads well on a plain background, ink on a picture too. */
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
  if (path === undefined) return name;
  return (
    <PageLink href={path} className="text-inherit">
      {name}
    </PageLink>
  );
}
