// `node --watch <program>` for the process manager. The watching process itself loads no preload,
// so it would outlive a killed start script; as a child of this one it is ended with its group.
import { execa } from "execa";

const { exitCode } = await execa(
  process.execPath,
  ["--watch", "--watch-preserve-output", ...process.argv.slice(2)],
  { stdio: "inherit", reject: false },
);
process.exitCode = exitCode ?? 1;
