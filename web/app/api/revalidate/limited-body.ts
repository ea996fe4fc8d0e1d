import { limitBytes } from "#web/lib/limit-bytes.ts";

/**
 * Reads a body as text, never holding more of it than the limit.
 * @returns the status that refuses it where it is larger than `bytes`, or comes slower than within
 * `milliseconds`
 */
export async function readLimitedBody(
  request: Request,
  { bytes, milliseconds }: { bytes: number; milliseconds: number },
): Promise<string | 408 | 413> {
  if (Number(request.headers.get("content-length")) > bytes) return 413;
  const signal = AbortSignal.timeout(milliseconds);
  try {
    return await new Response(request.body?.pipeThrough(limitBytes(bytes), { signal })).text();
  } catch {
    return signal.aborted ? 408 : 413;
  }
}
