// Preloaded (`node --import`) into every process of the start script. It ends the process and its
// children when the start script has ended, however it ended. A lost IPC channel tells.
const FORCE_AFTER_MS = 5000;

// Forked children preload this too, and have another channel.
if (process.env.START_SCRIPT_PID === String(process.ppid) && process.connected) {
  // On POSIX each of these processes leads a process group, so a negative id reaches all of it.
  const all = process.platform === "win32" ? process.pid : -process.pid;
  process.once("disconnect", () => {
    process.kill(all, "SIGTERM");
    setTimeout(() => process.kill(all, "SIGKILL"), FORCE_AFTER_MS).unref();
  });
  // The listener must not keep a process alive, because a build ends by itself.
  process.channel?.unref();
}
