import { limitBytes } from "#web/lib/limit-bytes.ts";

/** A body was not read: it is larger, or came slower, than the reader accepts. */
export class BodyRefusedError extends Error {
  override name = "BodyRefusedError";
  /** HTTP status that says so. */
  readonly status: 408 | 413;

  constructor(status: 408 | 413, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Reads a body as text, never holding more of it than the limit.
 * @throws BodyRefusedError when the body is larger than `bytes` or takes longer than `milliseconds`
 */
export async function readLimitedBody(
  request: Request,
  { bytes, milliseconds }: { bytes: number; milliseconds: number },
): Promise<string> {
  const tooLarge = () => new BodyRefusedError(413, `The body is larger than ${bytes} bytes.`);
  if (Number(request.headers.get("content-length")) > bytes) throw tooLarge();
  const signal = AbortSignal.timeout(milliseconds);
  const body = request.body?.pipeThrough(limitBytes(bytes, tooLarge), { signal });
  return new Response(body).text().catch((error: unknown) => {
    throw signal.aborted
      ? new BodyRefusedError(408, `The body took over ${milliseconds} ms.`)
      : error;
  });
}
