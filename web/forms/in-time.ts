const TIME_LIMIT = 30_000;

/** Waits at most half a minute for `task`, and then rejects with an error of the status 408. */
export function inTime<Result>(task: Promise<Result>): Promise<Result> {
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(reject, TIME_LIMIT, Object.assign(new Error("No answer in time"), { status: 408 }));
  });
  return Promise.race([task, tooLate]);
}

export const isOffline = () => navigator.onLine === false;
