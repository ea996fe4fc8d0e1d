/**
 * Closes a server when the process is asked to stop: Ctrl-C (SIGINT), SIGTERM, or the end of the
 * parent process, seen as a lost IPC channel. Exits with code 0 once `close` has finished.
 */
export function runUntilStopped(close: () => Promise<void>): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    try {
      await close();
      process.exit(0);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
  if (process.connected) process.on("disconnect", stop);
}
