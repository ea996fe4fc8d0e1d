/** Milliseconds in which the changes of one publish arrive: that of the draft, and of the page. */
const TOGETHER_MS = 50;

/**
 * Renders an editor's page again, never twice at the same time, and only in a pause of typing
 * (debounce). What is typed is on the page already, and rendering would take the processor time
 * that typing needs. What is asked for together is rendered once.
 * @param pauseMs milliseconds without a key that count as a pause
 */
export function createDebouncedRefresh(renew: () => Promise<void>, pauseMs: number) {
  let typedAt = Number.NEGATIVE_INFINITY;
  let askedAt: number | undefined;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (askedAt !== undefined) {
      const rest = Math.max(typedAt + pauseMs, askedAt + TOGETHER_MS) - performance.now();
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
      else {
        askedAt = undefined;
        await renew().catch((error: unknown) =>
          console.warn(
            "The preview could not be rendered again. The next change tries anew.",
            error,
          ),
        );
      }
    }
    running = undefined;
  }

  return {
    typed() {
      typedAt = performance.now();
    },
    /**
     * Requests during a rendering lead to one more rendering at its end.
     * @returns when the page is rendered
     */
    ask(): Promise<void> {
      askedAt ??= performance.now();
      running ??= run();
      return running;
    },
  };
}
