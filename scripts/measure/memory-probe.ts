/**
 * Loaded into a server that is measured, started with `--expose-gc`: answers each message of its
 * parent with the bytes that stay in use once the garbage is gone.
 */
process.on("message", () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.(heapUsed + external);
});
