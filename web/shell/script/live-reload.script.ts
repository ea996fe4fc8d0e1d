// Runs in development only. It reloads the page when its source has changed.

/** The WebSocket on which Next's development server reports what it has compiled. */
const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/_next/hmr`);

/** The scripts of the islands are compiled separately and are ready a little later. */
const BESIDE_MS = 1_000;

let hasChanged = false;

socket.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  if (typeof data !== "string") return;
  const { type }: { type?: string } = JSON.parse(data);
  if (type === "clientChanges" || type === "serverOnlyChanges") hasChanged = true;
  if (type === "built" && hasChanged) setTimeout(() => location.reload(), BESIDE_MS);
});
