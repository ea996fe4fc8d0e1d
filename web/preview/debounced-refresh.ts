/**
 * Renders an editor's page again, never twice at the same time, and only in a pause of typing
 * (debounce). What is typed is on the page already, and rendering would take the processor time
 * that typing needs.
 * @param pauseMs milliseconds without a key that count as a pause
 */
export function createDebouncedRefresh(renew: () => Promise<void>, pauseMs: number) {
  let typedAt = Number.NEGATIVE_INFINITY;
  let isRunning = false;
  let isDue = false;

  async function run(): Promise<void> {
    isRunning = true;
    while (isDue) {
      const rest = typedAt + pauseMs - performance.now();
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
      else {
        isDue = false;
        await renew();
      }
    }
    isRunning = false;
  }

  return {
    typed() {
      typedAt = performance.now();
    },
    /** Requests during a rendering lead to one more rendering at its end. */
    ask() {
      isDue = true;
      if (!isRunning) void run();
    },
  };
}
