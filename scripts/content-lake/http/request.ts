import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { parse } from "hono/utils/cookie";
import { z } from "zod";
import { plainError } from "../errors.ts";
import type { Lake } from "../lake.ts";
import { BodyTooLargeError, readBody } from "../local-server/loopback-server.ts";
import { LOCAL_EDITOR, PEOPLE, type Person } from "../people.ts";
import { messageOf } from "../values.ts";

const MAX_JSON_BYTES = 10 * 1024 * 1024;
/** Hosted Sanity's limit for mutations and actions. */
export const MAX_WRITE_BYTES = 4_000_000;

/**
 * The query string and the dataset of a request. @throws ApiError 404 when there is no such dataset
 */
export function askedOf(c: Context, { store }: Lake) {
  const search = new URL(c.req.url).searchParams;
  return { search, dataset: store.dataset(c.req.param("dataset") ?? "") };
}

/** `2025-02-19`, `1` or `X` of `/v2025-02-19/…`. */
export const apiVersionOf = (c: Context): string => c.req.param("version")?.slice(1) ?? "1";

/** The request's body. @throws ApiError 413 when it is larger than `maxBytes` */
export const bodyOf = (c: Context, maxBytes: number) =>
  readBody(c.req.raw.body, maxBytes).catch((error) => {
    if (!(error instanceof BodyTooLargeError)) throw error;
    throw plainError(413, `Request body exceeds limit of ${maxBytes} bytes`);
  });

/**
 * The request's validated JSON body. @throws ApiError 400 naming the problem, 413 when it is too
 * large
 */
export async function readJson<T>(
  c: Context,
  schema: z.ZodType<T>,
  maxBytes = MAX_JSON_BYTES,
): Promise<T> {
  const body = await bodyOf(c, maxBytes);
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
  const given = [...query].filter(([name]) => name.startsWith("$"));
  const params = given.map(([name, value]) => {
    try {
      return [name.slice(1), JSON.parse(value)];
    } catch {
      throw plainError(400, `Query parameter "${name}" is not JSON: strings need quotes`);
    }
  });
  return Object.fromEntries(params);
}

/** A boolean in the query string: `true`, `1` or an empty value mean yes. */
export function flag(query: URLSearchParams, name: string, fallback = false): boolean {
  const value = query.get(name);
  return value === null ? fallback : ["true", "1", ""].includes(value);
}

/** A whole number in the query string. @throws ApiError 400 for any other text */
export function numberIn(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  if (!text) return undefined;
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw plainError(400, `Query parameter "${name}" must be a whole number, not "${text}"`);
}

/** A time in the query string, in the lake's format. @throws ApiError 400 for any other text */
export function timeIn(query: URLSearchParams, name: string): string | undefined {
  const text = query.get(name);
  if (!text) return undefined;
  const time = new Date(text);
  if (/^\d{4}-\d\d-\d\d/.test(text) && !Number.isNaN(time.valueOf())) return time.toISOString();
  throw plainError(
    400,
    `Query parameter "${name}" must be an RFC 3339 time such as 2026-11-27T08:00:00Z, not "${text}"`,
  );
}

const COOKIE = "content-lake-person";
const SIGNED_OUT = "nobody";

/** The user of a request; undefined after signing out. Without a cookie this is the editor. */
export const personOf = (c: Context): Person | undefined => personNamed(getCookie(c, COOKIE));

/** The user whose rights apply to a request's changes. */
export function changingAs(c: Context) {
  const { id, role } = personOf(c) ?? LOCAL_EDITOR;
  return { author: id, role };
}

/** The user's id for a request without a context, such as a WebSocket. */
export const authorIn = (cookies = ""): string =>
  (personNamed(parse(cookies, COOKIE)[COOKIE]) ?? LOCAL_EDITOR).id;

/**
 * Sets the user of a browser; undefined signs out. The Studio and the lake are the same site to a
 * browser, whatever their ports. With `Lax`, requests of the Studio have the cookie and those of
 * other sites do not.
 */
export function rememberPerson(c: Context, person: Person | undefined): void {
  const maxAge = 365 * 24 * 60 * 60;
  const options = { path: "/", httpOnly: true, sameSite: "Lax", maxAge } as const;
  setCookie(c, COOKIE, person?.id ?? SIGNED_OUT, options);
}

const personNamed = (id: string | undefined): Person | undefined =>
  id === SIGNED_OUT ? undefined : (PEOPLE.find((person) => person.id === id) ?? LOCAL_EDITOR);
