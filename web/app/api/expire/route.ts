import { revalidatePath } from "next/cache";

/**
 * Where the server of the site, and it alone, has Next forget what it has rendered, which Next does
 * while it answers a request only.
 */
export function POST(): Response {
  if (globalThis.nordune === undefined) return new Response(null, { status: 404 });
  revalidatePath("/", "layout");
  return new Response(null, { status: 204 });
}
