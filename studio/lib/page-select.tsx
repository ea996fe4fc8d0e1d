import { Badge } from "@sanity/ui";
import { Choice } from "./controls.tsx";
import { type TreePage, useLivePages } from "./pages.ts";

export function PageMarks({ page }: { page: TreePage }) {
  return (
    <>
      {page.hasDraft && <Badge tone="caution">Draft</Badge>}
      {page.isInRelease && <Badge tone="suggest">Release</Badge>}
      {page.isOverdue && <Badge tone="critical">Overdue</Badge>}
    </>
  );
}

type PageSelectProps = {
  label: string;
  value: string;
  onChange: (path: string) => void;
  without?: string;
};

export function PageSelect({ label, value, onChange, without }: PageSelectProps) {
  const pages = useLivePages().filter(({ path }) => path !== without);
  return (
    <Choice {...{ label, value, onChange }}>
      <option value="">Choose a page</option>
      {pages.map((page) => (
        <option key={page.path} value={page.path}>
          {page.title} ({page.path})
        </option>
      ))}
    </Choice>
  );
}
