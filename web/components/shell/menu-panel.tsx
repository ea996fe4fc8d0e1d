import { arrowDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { ReferenceLink } from "#web/components/links/reference-link.tsx";
import type { LinkColumn, NavigationMenu } from "./site.ts";

/** Inside of a dropdown: link groups side by side and, at the foot, a question with its link. */
export function MenuPanel({ menu }: { menu: NavigationMenu }) {
  const { groups, prompt } = menu;
  return (
    <>
      <div className={`grid gap-x-8 px-6 pt-6 pb-6 ${groups.length > 1 ? "grid-cols-2" : ""}`}>
        {groups.map((group) => (
          <LinkGroup key={group._key} group={group} isAligned={groups.some(({ title }) => title)} />
        ))}
      </div>
      {prompt && (
        <p className="flex items-center justify-between gap-4 bg-sand px-6 py-3.5 text-small">
          <span>{prompt.text}</span>
          <ReferenceLink page={prompt.link.page} className="more-link flex-none">
            {prompt.link.label}
            <Icon drawing={arrowDrawing} className="size-[1.1em]" />
          </ReferenceLink>
        </p>
      )}
    </>
  );
}

/** A titled list of links; without a title it leaves the room of one where its neighbour has one. */
function LinkGroup({ group, isAligned }: { group: LinkColumn; isAligned: boolean }) {
  return (
    <div>
      {isAligned && (
        <p className="mb-1.5 min-h-[1lh] border-b border-line pb-2.5 text-micro leading-[1.2] font-semibold text-slate">
          {group.title ?? "\u00a0"}
        </p>
      )}
      <ul>
        {group.links.map((link) => (
          <li key={link._key}>
            <ReferenceLink
              page={link.page}
              className="group/link -mx-2.5 flex min-h-[42px] items-center justify-between rounded-2 px-2.5 text-[0.9844rem] font-medium text-ink no-underline hover:bg-frost hover:text-ink aria-[current=page]:bg-frost"
            >
              {link.label}
              <Icon
                drawing={arrowDrawing}
                className="w-4 opacity-0 group-hover/link:opacity-100 group-focus-visible/link:opacity-100"
              />
            </ReferenceLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
