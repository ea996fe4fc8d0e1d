// A minimal system for tests: two services with child processes, under the real process manager.
// `node stand-in-system.ts <log folder> <port> <port>`
import { createProcessManager } from "#scripts/start/process-manager.ts";
import { supervise } from "#scripts/start/supervise.ts";

/**
 * Serves `/` from a forked child process, as development servers do. `/crash` ends the outer
 * process without cleaning up.
 */
const SERVER = `
  const { spawn } = require("node:child_process");
  const { createServer } = require("node:http");
  if (process.env.STAND_IN_INNER) {
    const server = createServer((request, response) => {
      response.end("ok");
      if (request.url === "/crash") process.send("crash");
    });
    process.once("message", (port) => server.listen(port, "127.0.0.1"));
  } else {
    const inner = spawn(process.execPath, process.execArgv, {
      env: { ...process.env, STAND_IN_INNER: "1" },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    setTimeout(() => inner.send(Number(process.env.STAND_IN_PORT)), 300);
    inner.on("message", () => { console.error("the disk is full"); process.exit(7); });
  }
`;

const [logDir = "", ...ports] = process.argv.slice(2);
const manager = createProcessManager(logDir);

process.exitCode = await supervise({
  manager,
  run: async () => {
    for (const port of ports) {
      await manager.start({
        name: `service-${port}`,
        args: ["-e", SERVER],
        cwd: logDir,
        env: { STAND_IN_PORT: port },
        readyUrl: `http://127.0.0.1:${port}`,
        readyTimeoutMs: 10_000,
      });
    }
  },
  onRunning: () => process.stdout.write("running\n"),
});
