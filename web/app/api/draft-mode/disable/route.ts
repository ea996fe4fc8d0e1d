import { perspectiveCookieName } from "@sanity/preview-url-secret/constants";
import { cookies, draftMode } from "next/headers";
import { redirect } from "next/navigation";
import { fixedPath } from "#schemas/shared/routes.ts";

/** Shows an editor's browser the site as visitors see it. */
export async function GET(): Promise<Response> {
  (await draftMode()).disable();
  (await cookies()).delete(perspectiveCookieName);
  return redirect(fixedPath("homePage"));
}
