// Preloaded (`node --import`) into every process the start script runs: ends it, and what it has
// started, when the start script is gone, however that ended. The lost IPC channel tells.
const FORCE_AFTER_MS = 5000;

// What those processes fork preloads this too, and has a channel of its own that is not ours.
if (process.env.START_SCRIPT_PID === String(process.ppid) && process.connected) {
  // On POSIX each of these processes leads a group of its own: a negative id reaches all of it.
  const all = process.platform === "win32" ? process.pid : -process.pid;
  process.once("disconnect", () => {
    process.kill(all, "SIGTERM");
    setTimeout(() => process.kill(all, "SIGKILL"), FORCE_AFTER_MS).unref();
  });
  // A build must be free to finish by itself: waiting for the parent keeps no process alive.
  process.channel?.unref();
}
