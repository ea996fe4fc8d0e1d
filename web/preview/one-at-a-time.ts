/**
 * Has work done whenever it is asked for, once at a time: whatever is asked for meanwhile is done
 * once more, together, when it ends.
 */
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
