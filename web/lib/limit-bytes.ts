type Bytes = Uint8Array<ArrayBuffer>;

/** A stream that passes on at most so many bytes, and fails with an error at the first one more. */
export function limitBytes(most: number, error: () => Error): TransformStream<Bytes, Bytes> {
  let passed = 0;
  return new TransformStream({
    transform(chunk, controller) {
      passed += chunk.byteLength;
      if (passed <= most) controller.enqueue(chunk);
      else controller.error(error());
    },
  });
}
