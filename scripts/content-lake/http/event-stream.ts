const HEARTBEAT_MS = 15_000;
/**
 * A subscriber with this much unread data is disconnected. Its client connects again and catches
 * up.
 */
const MAX_BUFFERED_BYTES = 8 * 1024 * 1024;

export type EventStream = {
  response: Response;
  send(event: string, data: unknown, id?: string): void;
  close(): void;
};

/** Opens a response of server-sent events. @param onClose called once, whoever closes it */
export function openEventStream(onClose: () => void): EventStream {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const finish = () => {
    if (!controller) return;
    controller = undefined;
    clearInterval(heartbeat);
    onClose();
  };
  const close = () => {
    const open = controller;
    finish();
    open?.close();
  };
  const write = (text: string) => {
    controller?.enqueue(encoder.encode(text));
    if ((controller?.desiredSize ?? 1) <= 0) close();
  };
  const heartbeat = setInterval(() => write(":\n\n"), HEARTBEAT_MS);
  const body = new ReadableStream<Uint8Array>(
    {
      start: (started) => {
        controller = started;
      },
      cancel: finish,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MAX_BUFFERED_BYTES }),
  );
  return {
    response: new Response(body, {
      headers: {
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-cache, no-transform",
        "x-accel-buffering": "no",
      },
    }),
    send(event, data, id) {
      const idLine = id === undefined ? "" : `id: ${id}\n`;
      write(`${idLine}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    close,
  };
}
