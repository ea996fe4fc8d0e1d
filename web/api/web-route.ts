import { getRequestListener } from "@hono/node-server";
import type { NextApiHandler } from "next";

/** A handler by the web's own types. It reads the body itself: its route turns `bodyParser` off. */
export type WebHandler = (request: Request) => Response | Promise<Response>;

/** Makes an API route of Next of a function that takes a Request and gives a Response. */
export function webRoute(handler: WebHandler): NextApiHandler {
  const listener = getRequestListener(handler, { overrideGlobalObjects: false });
  return (request, response) => listener(request, response);
}
