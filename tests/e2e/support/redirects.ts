import { request as httpRequest } from "node:http";
import { addresses } from "./stack.ts";

const inside = (location: string) => location.replace(addresses.site, "");

/**
 * Status of the answer at a path and where each `Location` leads, which a `fetch` would join into
 * one; a path for addresses of this site.
 */
export function redirectAt(path: string): Promise<{ status: number; locations: string[] }> {
  return new Promise((resolve, reject) => {
    httpRequest(addresses.site + path, (response) => {
      response.resume();
      const { rawHeaders, statusCode = 0 } = response;
      const locations = rawHeaders.filter(
        (_, index) => rawHeaders[index - 1]?.toLowerCase() === "location" && index % 2 === 1,
      );
      resolve({ status: statusCode, locations: locations.map(inside) });
    })
      .on("error", reject)
      .end();
  });
}
