import type { Context } from "hono";
import { z } from "zod";
import { plainError } from "../errors.ts";
import { BodyTooLargeError, readBody } from "../local-server/read-body.ts";
import { messageOf } from "../values.ts";

const MAX_JSON_BYTES = 10 * 1024 * 1024;

/** `2025-02-19`, `1` or `X` of `/v2025-02-19/…`, on the ports for event streams too. */
export function apiVersionOf(c: Context): string {
  return c.req.param("version")?.slice(1) ?? "1";
}

/** The request's JSON body, checked. @throws ApiError 400 naming what is wrong, 413 when too large. */
export async function readJson<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const body = await readBody(c.req.raw.body, MAX_JSON_BYTES).catch((error) => {
    throw error instanceof BodyTooLargeError ? plainError(413, error.message) : error;
  });
  let json: unknown;
  try {
    json = JSON.parse(body.toString());
  } catch (error) {
    throw plainError(400, `Malformed JSON body: ${messageOf(error)}`);
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw plainError(400, `Invalid request body: ${z.prettifyError(parsed.error)}`);
}

/** GROQ parameters in the query string: `$name` with a JSON value. */
export function groqParamsIn(query: URLSearchParams): Record<string, unknown> {
  const params: Record<string, unknown> = {};
  for (const [name, value] of query) {
    if (!name.startsWith("$")) continue;
    try {
      params[name.slice(1)] = JSON.parse(value);
    } catch {
      throw plainError(400, `Query parameter "${name}" is not JSON: strings need quotes`);
    }
  }
  return params;
}

export function queryStringOf(c: Context): URLSearchParams {
  return new URL(c.req.url).searchParams;
}

/** A boolean in the query string: `true`, `1` or nothing after the name mean yes. */
export function flag(query: URLSearchParams, name: string, fallback = false): boolean {
  const value = query.get(name);
  return value === null ? fallback : ["true", "1", ""].includes(value);
}

/** A whole number in the query string, `max` at most. @throws ApiError 400 for anything else. */
export function wholeNumber(
  query: URLSearchParams,
  name: string,
  { fallback, max }: { fallback: number; max: number },
): number {
  const text = query.get(name) || String(fallback);
  if (/^\d+$/.test(text)) return Math.min(Number(text), max);
  throw plainError(400, `Query parameter "${name}" must be a whole number, not "${text}"`);
}
