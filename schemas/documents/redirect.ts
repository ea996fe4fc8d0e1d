import type { SanityClient } from "@sanity/client";
import { ArrowRightIcon } from "@sanity/icons/ArrowRight";
import {
  type CustomValidatorResult,
  defineField,
  defineType,
  type ValidationContext,
} from "@sanity/types";
import { optionalString } from "../fields/text.ts";
import { fetchLivePaths, ownIds, surroundingsClient } from "../rules/client.ts";
import { pathProblem, sitePath } from "../shared/redirects/path.ts";
import { redirectSource, redirectSourceProblem } from "../shared/redirects/redirect-source.ts";
import {
  type RedirectEnds,
  redirectAlike,
  redirectProblems,
} from "../shared/redirects/redirects.ts";

/** The query is the same for every redirect, so an import sends it once. */
const activeQuery = `*[
  _type == "redirect" && active == true && defined(source) && defined(target) &&
  !(_id in path("versions.**"))
]{ _id, source, target }`;

function isSound(
  value: unknown,
  problemOf: (value: string) => string | undefined,
): value is string {
  return typeof value === "string" && problemOf(value) === undefined;
}

/**
 * Refuses an active redirect that would hide a page, repeat another redirect, form a loop or a
 * chain, or lead to no page. Paused redirects are checked when they are switched on.
 */
async function soundRedirect(
  document: Record<string, unknown> | undefined,
  context: ValidationContext,
): Promise<CustomValidatorResult> {
  if (document === undefined || document.active === false) return true;
  const { source, target } = document;
  if (!isSound(source, redirectSourceProblem) || !isSound(target, pathProblem)) return true;
  const client = surroundingsClient(context);
  const [livePaths, active] = await Promise.all([fetchLivePaths(client), fetchActive(client)]);
  const problems = redirectProblems({ source, target }, active, livePaths, ownIds(context));
  return problems.map(({ field, message }) => ({ message, path: [field] }));
}

const fetchActive = (client: SanityClient) =>
  client.fetch<(RedirectEnds & { _id: string })[]>(activeQuery);

/** Warns if two redirects differ in upper and lower case only, because one of them is enough. */
async function sameInAnyCase(
  source: string | undefined,
  context: ValidationContext,
): Promise<CustomValidatorResult> {
  if (!isSound(source, redirectSourceProblem) || context.document?.active === false) return true;
  const active = await fetchActive(surroundingsClient(context));
  const alike = redirectAlike(source, active, ownIds(context));
  return (
    alike === undefined ||
    `${alike.source} redirects to ${alike.target} and differs in upper and lower case alone. An address is found in any case: keep one of the two, unless they lead to different pages.`
  );
}

export const redirect = defineType({
  name: "redirect",
  title: "Redirect",
  description: "Sends visitors of an old address to the page that took its place.",
  type: "document",
  icon: ArrowRightIcon,
  fields: [
    defineField({
      name: "source",
      title: "From",
      description:
        "The old address on this site, such as /about-us, /?p=12, or /blog/* for a folder and everything in it that is no page now. It is found in any case.",
      type: "string",
      options: { textKind: "code" },
      validation: (rule) => [
        rule.required().custom(redirectSource),
        rule.custom(sameInAnyCase).warning(),
      ],
    }),
    defineField({
      name: "target",
      title: "To",
      description:
        "The path that visitors are sent to, such as /contact; it needs a live page. An old address that begins with a language, such as /sv/kontakt, leads to the page in that language.",
      type: "string",
      options: { textKind: "code" },
      validation: (rule) => rule.required().custom(sitePath),
    }),
    defineField({
      name: "permanent",
      title: "Permanent",
      description: "On: search engines take over the new address. Off: they keep the old one.",
      type: "boolean",
      initialValue: true,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "active",
      title: "Active",
      description: "Switch off to pause the redirect without losing it.",
      type: "boolean",
      initialValue: true,
      validation: (rule) => rule.required(),
    }),
    optionalString({
      name: "note",
      title: "Note",
      description: "Why the redirect is there; for editors, not shown on the site.",
      textKind: "code",
    }),
  ],
  validation: (rule) => rule.custom(soundRedirect),
  preview: {
    select: { source: "source", target: "target", active: "active" },
    prepare: ({ source, target, active }) => ({
      title: source || "No path yet",
      subtitle: `${active === false ? "Paused: " : ""}to ${target || "…"}`,
    }),
  },
});
