import { safeHref } from "#schemas/shared/addresses/safe-href.ts";
import type { CompanyDetails } from "#web/content/site-types.ts";
import {
  facebookDrawing,
  instagramDrawing,
  linkedInDrawing,
  twitterDrawing,
} from "./icons/drawings.ts";
import { Icon } from "./icons/icon.tsx";

type SocialLink = CompanyDetails["socialLinks"][number];

/** The drawing behind every network an editor may choose; one without does not compile. */
const drawings: Record<SocialLink["platform"], string> = {
  LinkedIn: linkedInDrawing,
  Facebook: facebookDrawing,
  Instagram: instagramDrawing,
  Twitter: twitterDrawing,
};

const button =
  "inline-flex min-h-11.5 items-center gap-2.5 rounded-2 border-control border-edge bg-white px-4.5 text-small font-semibold no-underline";

/** The company's networks. One without an address yet is a button that cannot be pressed. */
export function SocialLinks({ links }: { links: SocialLink[] }) {
  return (
    <ul className="flex flex-wrap gap-2.5">
      {links.map(({ _key, platform, url }) => {
        const href = safeHref(url);
        const content = (
          <>
            <Icon drawing={drawings[platform]} className="size-5" />
            {platform}
          </>
        );
        return (
          <li key={_key}>
            {href === undefined ? (
              <button type="button" disabled className={`${button} text-slate`}>
                {content}
              </button>
            ) : (
              <a
                href={href}
                rel="noopener noreferrer"
                className={`${button} text-ink hover:border-ink hover:bg-frost hover:text-ink`}
              >
                {content}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
