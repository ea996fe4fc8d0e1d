import { PICTURES_PATH, throughSite } from "#schemas/shared/environment/through-site.ts";
import { handOnPicture } from "#web/api/hand-on-picture.ts";
import { webRoute } from "#web/api/web-route.ts";

export const config = { api: { bodyParser: false, responseLimit: false } };

const FOLDER = `${PICTURES_PATH}/images/`;

/** Pictures of the project's own folder on the image server, where they go through the site. */
export default webRoute((request) => {
  const { pathname } = new URL(request.url);
  if (throughSite().pictures === undefined || !pathname.startsWith(FOLDER)) {
    return new Response("Not Found", { status: 404 });
  }
  return handOnPicture(request, pathname.slice(FOLDER.length));
});
