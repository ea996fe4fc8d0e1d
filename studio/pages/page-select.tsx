import { Choice } from "../lib/labelled.tsx";
import { useLivePages } from "./use-pages.ts";

type PageSelectProps = {
  label: string;
  /** Path of the page that is chosen, empty without one. */
  value: string;
  onChange: (path: string) => void;
  /** Path of a page that is not to be chosen. */
  without?: string;
};

/** One of the pages that visitors find now. */
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
