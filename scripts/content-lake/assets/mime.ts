import { getMimeType } from "hono/utils/mime";

/** The MIME type of a file name, without parameters. */
export function mimeTypeOf(filename: string): string {
  return getMimeType(filename)?.split(";")[0] ?? "application/octet-stream";
}
