const TIME_LIMIT = 30_000;

/** Waits for `task` half a minute at most, and rejects with status 408 after that. */
export function inTime<Result>(task: Promise<Result>): Promise<Result> {
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(reject, TIME_LIMIT, { status: 408 });
  });
  return Promise.race([task, tooLate]);
}

export const isOffline = () => navigator.onLine === false;
