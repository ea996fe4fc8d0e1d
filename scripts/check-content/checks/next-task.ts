/** Lets the browser show and hear what has happened, before long work goes on. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
