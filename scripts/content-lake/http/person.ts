import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { parse } from "hono/utils/cookie";
import { LOCAL_EDITOR, PEOPLE, type Person, type Role } from "../people.ts";

const COOKIE = "content-lake-person";
const SIGNED_OUT = "nobody";
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Who a request comes from; undefined when they have signed out. Without a cookie, the editor. */
export const personOf = (c: Context): Person | undefined => personNamed(getCookie(c, COOKIE));

/** Who is held to have made a request's changes, and to be allowed them. */
export type Changing = { author: string; role: Role };

export function changingAs(c: Context): Changing {
  const { id, role } = personOf(c) ?? LOCAL_EDITOR;
  return { author: id, role };
}

/** The same person's id, for a request that has no context: a WebSocket's. */
export function authorIn(cookies = ""): string {
  return (personNamed(parse(cookies, COOKIE)[COOKIE]) ?? LOCAL_EDITOR).id;
}

/**
 * Makes the browser whoever it chose to be; undefined signs it out. The Studio and the lake are one
 * site to a browser, whatever their ports, so `Lax` lets the Studio's requests have the cookie and
 * those of other sites not.
 */
export function rememberPerson(c: Context, person: Person | undefined): void {
  const options = { path: "/", httpOnly: true, sameSite: "Lax", maxAge: YEAR_SECONDS } as const;
  setCookie(c, COOKIE, person?.id ?? SIGNED_OUT, options);
}

function personNamed(id: string | undefined): Person | undefined {
  if (id === SIGNED_OUT) return undefined;
  return PEOPLE.find((person) => person.id === id) ?? LOCAL_EDITOR;
}
