import type { RichTextValue } from "#schemas/shared/rich-text/rich-text-value.ts";
import { ShortConditions } from "#web/components/evidence/short-conditions.tsx";
import { ChosenIcon } from "#web/components/icons/chosen-icon.tsx";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";

/** A badge as queries return it. */
export type Badge = { _key: string; icon: string; text: RichTextValue };

/** A few words each on white, with an icon before them. */
export function Badges({ badges }: { badges: Badge[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {badges.map((badge) => (
        <li
          key={badge._key}
          className="inline-flex min-h-8.5 items-center gap-2 rounded-full bg-white px-3.5 py-1.5 text-small leading-tight font-medium band:bg-veil"
        >
          <ChosenIcon name={badge.icon} className="size-4.5 text-iron" />
          <span>
            <RichLine value={badge.text} />
            <ShortConditions of={badge} className="block text-slate" />
          </span>
        </li>
      ))}
    </ul>
  );
}
