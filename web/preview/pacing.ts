/**
 * Renders an editor's page anew, once at a time and when they pause: what is typed stands on the
 * page already, and rendering would take the processor that the next key needs.
 * @param pauseMs without a key that count as a pause
 */
export function createRenewal(renew: () => Promise<void>, pauseMs: number) {
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
    /** What is asked for meanwhile is done once more when it ends. */
    ask() {
      isDue = true;
      if (!isRunning) void run();
    },
  };
}
