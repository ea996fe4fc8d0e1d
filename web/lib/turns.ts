/**
 * Runs what has the same key one after the other, as it is asked for. What has another key does not
 * wait.
 */
export function createTurns() {
  const underWay = new Map<string, Promise<unknown>>();
  return {
    /** @returns what `run` returns @throws what `run` throws */
    async take<Result>(key: string, run: () => Promise<Result>): Promise<Result> {
      while (underWay.has(key)) await underWay.get(key)?.catch(() => {});
      const turn = run();
      underWay.set(key, turn);
      try {
        return await turn;
      } finally {
        underWay.delete(key);
      }
    },
    isTaken: (key: string): boolean => underWay.has(key),
  };
}
