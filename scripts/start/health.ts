import { setTimeout as sleep } from "node:timers/promises";

/** How often a service is asked whether it answers, and how long it may take, in milliseconds. */
export interface HealthPolicy {
  everyMs: number;
  limitMs: number;
}

const DEFAULT: HealthPolicy = { everyMs: 10_000, limitMs: 10_000 };

/**
 * Asks a service now and then, and prints when it ceases to answer and when it answers again. It is
 * not ended for that: it may be busy, or stopped in a debugger.
 * @returns a function that ends the asking
 */
export function probeHealth(
  service: { name: string; readyUrl: string },
  print: (line: string) => void,
  { everyMs, limitMs }: HealthPolicy = DEFAULT,
): () => void {
  const stop = new AbortController();
  void (async () => {
    let answered = true;
    while (!stop.signal.aborted) {
      await sleep(everyMs, undefined, { signal: stop.signal, ref: false }).catch(() => {});
      if (stop.signal.aborted) return;
      const answers = await doesAnswer(service.readyUrl, limitMs, stop.signal);
      if (stop.signal.aborted || answers === answered) continue;
      answered = answers;
      print(
        answers
          ? `The ${service.name} answers again.`
          : `The ${service.name} does not answer: ${service.readyUrl} said nothing for ${limitMs / 1000} s. If that lasts, stop everything with Ctrl-C and start again.`,
      );
    }
  })();
  return () => stop.abort();
}

/** Whether anything at all comes back; an error page is an answer, a refused connection too. */
async function doesAnswer(url: string, limitMs: number, stop: AbortSignal): Promise<boolean> {
  const limit = AbortSignal.timeout(limitMs);
  try {
    const signal = AbortSignal.any([limit, stop]);
    const response = await fetch(url, { redirect: "manual", signal });
    await response.body?.cancel();
    return true;
  } catch {
    // Refused means ended, which the process manager sees by itself.
    return !limit.aborted;
  }
}
