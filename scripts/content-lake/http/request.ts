import type { Context } from "hono";
import { z } from "zod";
import { plainError } from "../errors.ts";
import type { Lake } from "../lake.ts";
import { BodyTooLargeError, readBody } from "../local-server/read-body.ts";
import { isDeeperThan, MAX_DOCUMENT_DEPTH } from "../store/limits.ts";
import { messageOf } from "../values.ts";

/** A document, and what mutations and actions wrap it in. */
const MAX_BODY_DEPTH = MAX_DOCUMENT_DEPTH + 10;

/** `2025-02-19`, `1` or `X` of `/v2025-02-19/…`, on the ports for event streams too. */
export function apiVersionOf(c: Context): string {
  return c.req.param("version")?.slice(1) ?? "1";
}

/** The request's JSON body, checked. @throws ApiError 400 naming what is wrong, 413 when too large. */
export async function readJson<T>(c: Context, lake: Lake, schema: z.ZodType<T>): Promise<T> {
  const text = await readText(c, lake.maxJsonBytes);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    throw plainError(400, `Malformed JSON body: ${messageOf(error)}`);
  }
  if (isDeeperThan(body, MAX_BODY_DEPTH)) {
    const limit = `a document may be nested ${MAX_DOCUMENT_DEPTH} levels deep`;
    throw plainError(
      400,
      `The request body is nested deeper than ${MAX_BODY_DEPTH} levels: ${limit}`,
    );
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw plainError(400, `Invalid request body: ${z.prettifyError(parsed.error)}`);
}

async function readText(c: Context, maxBytes: number): Promise<string> {
  try {
    return (await readBody(c.req.raw.body, maxBytes)).toString("utf8");
  } catch (error) {
    throw error instanceof BodyTooLargeError ? plainError(413, error.message) : error;
  }
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
  return value === null ? fallback : value === "true" || value === "1" || value === "";
}

/** A whole number in the query string within limits. @throws ApiError 400 for anything else. */
export function wholeNumber(
  query: URLSearchParams,
  name: string,
  { fallback, max }: { fallback: number; max: number },
): number {
  const text = query.get(name);
  if (text === null || text === "") return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0) return Math.min(value, max);
  throw plainError(400, `Query parameter "${name}" must be a whole number, not "${text}"`);
}
