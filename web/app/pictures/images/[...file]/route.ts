import { throughSite } from "#schemas/shared/environment/through-site.ts";
import { handOnPicture } from "./hand-on-picture.ts";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ file: string[] }> };

/** Pictures of the project's own folder on the image server, where they go through the site. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  if (throughSite().pictures === undefined) return new Response("Not Found", { status: 404 });
  return handOnPicture(request, (await params).file.join("/"));
}
