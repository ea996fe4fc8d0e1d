import { perspectiveCookieName } from "@sanity/preview-url-secret/constants";
import { cookies } from "next/headers";
import { isDraft } from "#web/content/drafts/draft.ts";
import { readPerspective } from "#web/content/drafts/perspective.ts";

/** Characters: more than the names of all releases that anybody looks at; it goes with every request. */
const LONGEST = 2_000;

/** Remembers which releases an editor looks at: a text such as `drafts`. 403 for visitors. */
export async function PUT(request: Request): Promise<Response> {
  if (!(await isDraft())) return new Response(null, { status: 403 });
  const text = (await request.text()).slice(0, LONGEST);
  (await cookies()).set({
    name: perspectiveCookieName,
    value: readPerspective(text).join(","),
    path: "/",
    httpOnly: true,
    // As the Studio shows the site in a frame, from another origin.
    secure: true,
    sameSite: "none",
  });
  return new Response(null, { status: 204 });
}
