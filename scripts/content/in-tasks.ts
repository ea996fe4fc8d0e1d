/** A browser that works for longer than this without a pause holds up what somebody types. */
const MOST_MS = 40;

/** Lets the browser show and hear what has happened, before long work goes on. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Passes on the members of a list, with a pause whenever the work with them has taken long enough. */
export async function* inTasks<Member>(members: Iterable<Member>): AsyncGenerator<Member> {
  let until = performance.now() + MOST_MS;
  for (const member of members) {
    yield member;
    if (performance.now() < until) continue;
    await nextTask();
    until = performance.now() + MOST_MS;
  }
}
