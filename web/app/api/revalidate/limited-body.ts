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
  limit: { bytes: number; milliseconds: number },
): Promise<string> {
  const tooLarge = () => new BodyRefusedError(413, `The body is larger than ${limit.bytes} bytes.`);
  if (Number(request.headers.get("content-length")) > limit.bytes) throw tooLarge();
  if (request.body === null) return "";
  const reader = request.body.getReader();
  const { promise: timedOut, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new BodyRefusedError(408, `The body took over ${limit.milliseconds} ms.`)),
    limit.milliseconds,
  );
  try {
    const decoder = new TextDecoder();
    let text = "";
    let bytes = 0;
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), timedOut]);
      if (done) return text + decoder.decode();
      bytes += value.byteLength;
      if (bytes > limit.bytes) throw tooLarge();
      text += decoder.decode(value, { stream: true });
    }
  } finally {
    clearTimeout(timer);
    // What was not read is not wanted; a body that ended ignores this.
    reader.cancel().catch(() => {});
  }
}
