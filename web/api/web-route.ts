import { getRequestListener } from "@hono/node-server";
import type { NextApiHandler } from "next";

/** For `export const config` of such a route: the body is read by the handler itself. */
export type WebHandler = (request: Request) => Response | Promise<Response>;

/** Makes an API route of Next of a function that takes a Request and gives a Response. */
export function webRoute(handler: WebHandler): NextApiHandler {
  const listener = getRequestListener(handler, { overrideGlobalObjects: false });
  return (request, response) => listener(request, response);
}
