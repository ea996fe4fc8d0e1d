import { PageLink } from "#web/components/links/page-link.tsx";

/** A step on the way to a page; a step without a page of its own is words only. */
export type Breadcrumb = { name: string; path?: string | undefined };

/** The way to the open page, which is the last step. */
export function Breadcrumbs({ steps, label }: { steps: Breadcrumb[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap gap-2 text-small text-slate">
        {steps.map((step, index) => {
          const isLast = index === steps.length - 1;
          return (
            <li
              key={step.name}
              aria-current={isLast ? "page" : undefined}
              className="not-first:before:mr-2 not-first:before:text-edge not-first:before:content-['/'_/_'']"
            >
              {step.path === undefined || isLast ? (
                step.name
              ) : (
                <PageLink href={step.path} className="text-slate">
                  {step.name}
                </PageLink>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
