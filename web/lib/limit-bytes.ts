type Bytes = Uint8Array<ArrayBuffer>;

/** A stream that passes on a limited number of bytes, and fails with a RangeError beyond that. */
export function limitBytes(most: number): TransformStream<Bytes, Bytes> {
  let passed = 0;
  return new TransformStream({
    transform(chunk, controller) {
      passed += chunk.byteLength;
      if (passed <= most) controller.enqueue(chunk);
      else controller.error(new RangeError(`The response is too large: more than ${most} bytes.`));
    },
  });
}
