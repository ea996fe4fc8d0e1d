/** Tells every open page that the messages or the failure switch changed. */
export interface Changes {
  announce(): void;
  /** Calls `listener` at each change; returns the function that ends it. */
  subscribe(listener: () => void): () => void;
}

export function createChanges(): Changes {
  const listeners = new Set<() => void>();
  return {
    announce: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
