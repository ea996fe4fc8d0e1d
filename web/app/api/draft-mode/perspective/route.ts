import { perspectiveCookieName } from "@sanity/preview-url-secret/constants";
import { cookies } from "next/headers";
import { isDraft, readPerspective } from "#web/content/drafts/draft.ts";

/** Remembers which releases an editor looks at: a text such as `drafts`. 403 for visitors. */
export async function PUT(request: Request): Promise<Response> {
  if (!(await isDraft())) return new Response(null, { status: 403 });
  (await cookies()).set({
    name: perspectiveCookieName,
    value: readPerspective(await request.text()).join(","),
    path: "/",
    httpOnly: true,
    // As the Studio shows the site in a frame, from another origin.
    secure: true,
    sameSite: "none",
  });
  return new Response(null, { status: 204 });
}
