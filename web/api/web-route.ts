import { getRequestListener } from "@hono/node-server";
import type { NextApiHandler } from "next";

/**
 * A handler with the Request and Response of the web platform. It reads the body itself, so its
 * route turns `bodyParser` off.
 */
export type WebHandler = (request: Request) => Response | Promise<Response>;

/** Turns a handler of the web platform into an API route of Next. */
export function webRoute(handler: WebHandler): NextApiHandler {
  const listener = getRequestListener(handler, { overrideGlobalObjects: false });
  return (request, response) => listener(request, response);
}
