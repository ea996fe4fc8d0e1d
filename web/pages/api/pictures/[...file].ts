import { PICTURES_PATH, throughSite } from "#schemas/shared/environment/through-site.ts";
import { proxyImage } from "#web/api/proxy-image.ts";
import { webRoute } from "#web/api/web-route.ts";

export const config = { api: { bodyParser: false, responseLimit: false } };

const FOLDER = `${PICTURES_PATH}/images/`;

/** Images of the project's folder on the image server, if the site proxies them. */
export default webRoute((request) => {
  const { pathname } = new URL(request.url);
  if (throughSite().pictures === undefined || !pathname.startsWith(FOLDER)) {
    return new Response("Not Found", { status: 404 });
  }
  return proxyImage(request, pathname.slice(FOLDER.length));
});
