import { PICTURES_PATH, throughSite } from "#schemas/shared/environment/through-site.ts";
import { proxyImage } from "#web/api/proxy-image.ts";
import { webRoute } from "#web/api/web-route.ts";

export const config = { api: { bodyParser: false, responseLimit: false } };

const FOLDER = `${PICTURES_PATH}/images/`;

/** Pictures of the project's own folder on the image server, where they go through the site. */
export default webRoute((request) => {
  const { pathname } = new URL(request.url);
  if (throughSite().pictures === undefined || !pathname.startsWith(FOLDER)) {
    return new Response("Not Found", { status: 404 });
  }
  return proxyImage(request, pathname.slice(FOLDER.length));
});
