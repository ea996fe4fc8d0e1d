/** Does work once at a time; what is asked for meanwhile is done once more when it ends. */
export function oneAtATime(work: () => Promise<void>): () => void {
  let isRunning = false;
  let isDue = false;
  const run = async (): Promise<void> => {
    isRunning = true;
    try {
      do {
        isDue = false;
        await work();
      } while (isDue);
    } finally {
      isRunning = false;
    }
  };
  return () => {
    isDue = true;
    if (!isRunning) void run();
  };
}

/**
 * Knows when an editor pauses: what is typed stands on the page already, and rendering it anew would
 * take the processor that the next key needs.
 * @param pauseMs without a key that count as one
 */
export function createTypingPause(pauseMs: number) {
  let typedAt = Number.NEGATIVE_INFINITY;

  function typed(): void {
    typedAt = performance.now();
  }

  /** Resolves when nobody has typed for that long: at once when nobody types. */
  async function begins(): Promise<void> {
    const rest = typedAt + pauseMs - performance.now();
    if (rest <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, rest));
    // Somebody may have typed meanwhile.
    await begins();
  }

  return { typed, begins };
}
