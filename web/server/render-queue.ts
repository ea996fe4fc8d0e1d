/**
 * What is rendered before what: the first pages of a change, the rest of what it touches, and what is
 * made from pages, which takes long and which no visitor waits for.
 */
const RENDER_RANKS = ["first", "rest", "derived"] as const;

export type RenderRank = (typeof RENDER_RANKS)[number];

/** Enough to be quick, too few to disturb the visitors of the site. */
const AT_ONCE = 4;

type Waiting = { rank: RenderRank; done: PromiseWithResolvers<void> };

export type RenderQueue = {
  /** Has the paths rendered; resolves when all of them are, or were given up. */
  add: (paths: readonly string[], rank: RenderRank) => Promise<void>;
};

/**
 * Makes a queue of what is to be rendered. A path waits in it once, however many changes touch it
 * meanwhile, at the best place that any of them gives it. What is derived from pages is rendered
 * singly, and only while nothing else is.
 * @param render renders the page at a path. Never rejects
 */
export function createRenderQueue(render: (path: string) => Promise<void>): RenderQueue {
  const waiting = new Map<string, Waiting>();
  const rendering = new Set<string>();

  function place(path: string, rank: RenderRank): Promise<void> {
    const known = waiting.get(path);
    if (known === undefined) {
      const done = Promise.withResolvers<void>();
      waiting.set(path, { rank, done });
      return done.promise;
    }
    if (RENDER_RANKS.indexOf(rank) < RENDER_RANKS.indexOf(known.rank)) known.rank = rank;
    return known.done.promise;
  }

  /** The next path, unless as many are rendered as may be, or the rendering of this one is not over. */
  function take(): [path: string, one: Waiting] | undefined {
    for (const rank of RENDER_RANKS) {
      if (rendering.size >= (rank === "derived" ? 1 : AT_ONCE)) return undefined;
      for (const [path, one] of waiting) {
        if (one.rank === rank && !rendering.has(path)) return [path, one];
      }
    }
    return undefined;
  }

  function work(): void {
    for (let next = take(); next !== undefined; next = take()) {
      const [path, { done }] = next;
      waiting.delete(path);
      rendering.add(path);
      void render(path).finally(() => {
        rendering.delete(path);
        done.resolve();
        work();
      });
    }
  }

  return {
    async add(paths, rank) {
      const rendered = paths.map((path) => place(path, rank));
      work();
      await Promise.all(rendered);
    },
  };
}
