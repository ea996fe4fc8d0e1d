// Carries out the Dockerfile on a machine without a Docker daemon, in plain folders, and runs what
// comes out as compose.yaml does: `sudo node scripts/run.cjs scripts/build/try-images.ts [target …]`.
// It wants Debian with debootstrap, and `npm start` beside it for the content (or the variables of a
// hosted project): build arguments are the variables of their names.

import { spawn, spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parse } from "yaml";
import * as z from "zod";
import { ROOT } from "../lib/project.ts";
import { carryOut, commandIn, type Image, run } from "./dockerfile.ts";

const NOT_PROVED = `
Not proved: the base images themselves (Debian's packages, this machine's Node and npm, and a short
entry point for nginx's templates stood in for them), .dockerignore (what git knows was copied),
limits of memory and processes, volumes, restarts, several containers and the network between them.`;

/** The folder to work in, for the process in a namespace of its own. */
const WORK = "TRY_IMAGES_WORK";
/** For what compose asks to be set. */
const SECRETS = {
  SITE_URL: "http://localhost:8080",
  SANITY_WEBHOOK_SECRET: "a-secret-of-the-trial",
  FRONT_SECRET: "another-secret-of-the-trial",
};
const HEALTHY_MS = 600_000;
/** What compose.yaml and compose.local.yaml wait before they kill, less what they spare. */
const ENDS_MS = { site: 3_000, front: 3_000, studio: 3_000, local: 20_000 };
type Target = keyof typeof ENDS_MS;
const TARGETS: Target[] = ["site", "front", "studio", "local"];
/** Pages that each has to answer, by its port. */
const PAGES: Record<Target, string[]> = {
  site: [":3000/", ":3000/contact"],
  front: [":8080/", ":8080/services"],
  studio: [":8080/", ":8080/structure"],
  local: [":3000/", ":3333/", ":3998/"],
};

const work = process.env[WORK];
if (work === undefined) {
  const folder = mkdtempSync(join(tmpdir(), "images-"));
  // All that is mounted and started there ends with it.
  const own = ["--mount", "--pid", "--fork", "--kill-child", "--mount-proc"];
  const { status } = spawnSync("unshare", [...own, process.execPath, ...process.argv.slice(1)], {
    stdio: "inherit",
    env: { ...SECRETS, ...process.env, [WORK]: folder },
  });
  rmSync(folder, { recursive: true, force: true });
  process.exitCode = status ?? 1;
} else {
  const imageOf = carryOut(readFileSync(join(ROOT, "Dockerfile"), "utf8"), work);
  // A network of its own, which reaches nothing: no port is taken, and the content lake is away.
  const network = spawn("unshare", [
    "--net",
    "sh",
    "-c",
    "ip link set lo up && exec sleep infinity",
  ]);
  const chosen = process.argv.slice(2);
  const targets = TARGETS.filter((each) => chosen.length === 0 || chosen.includes(each));
  // The front needs a site to stand before.
  if (targets.includes("front") && !targets.includes("site")) targets.unshift("site");
  const running = [];
  for (const target of targets) {
    const container = await start(target, imageOf(target), network.pid ?? 0);
    if (target === "site" && targets.includes("front")) running.push(container);
    else await container.end();
    if (target === "front") for (const each of running.splice(0)) await each.end();
  }
  console.log(NOT_PROVED);
  network.kill();
}

/** Runs a container until it is healthy and has answered. */
async function start(target: Target, image: Image, network: number) {
  appendFileSync(join(image.root, "etc/hosts"), "127.0.0.1 localhost site-1 site-2\n");
  const within = [`--net=/proc/${network}/ns/net`];
  // As the first process of a container, which no signal ends that it does not hear.
  const first = ["unshare", "--pid", "--fork", "--kill-child"];
  const environment = environmentOf(target);
  const begin = performance.now();
  const child = spawn(
    "nsenter",
    [...within, ...first, ...commandIn(image, [...image.entry, ...image.command], environment)],
    { stdio: "inherit" },
  );
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const isHealthy = () =>
    spawnSync("nsenter", [...within, ...commandIn(image, image.health)]).status === 0;
  while (!isHealthy()) {
    if (child.exitCode !== null || performance.now() - begin > HEALTHY_MS)
      throw new Error(`${target} is not healthy.`);
    await sleep(200);
  }
  const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);
  console.log(`✔ ${target}: healthy after ${seconds(begin)} s`);
  const pid = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim();
  const rights = readFileSync(`/proc/${pid}/status`, "utf8").match(
    /^(?:Uid|CapEff|CapBnd|NoNewPrivs):.*/gm,
  );
  console.log(`  ${rights?.join(", ").replaceAll("\t", " ")}`);
  for (const page of PAGES[target]) {
    const ask = `fetch("http://127.0.0.1${page}").then(async (r) => console.log(r.status, (await r.text()).length))`;
    console.log(`  ${page} ${run("nsenter", ...within, process.execPath, "-e", ask).trim()}`);
  }
  return {
    async end() {
      const told = performance.now();
      process.kill(Number(pid), "SIGTERM");
      await ended;
      if (performance.now() - told > ENDS_MS[target])
        throw new Error(`${target} took ${seconds(told)} s to end.`);
      console.log(`✔ ${target}: gone ${seconds(told)} s after SIGTERM`);
    },
  };
}

/** What compose.yaml gives a service, with the variables of this process. */
function environmentOf(target: Target): Record<string, string> {
  if (target === "local") return {};
  const filled = z
    .string()
    .transform((text) =>
      text.replaceAll(/\$\$|\$\{(\w+)(?::[-?]([^}]*))?\}/g, (whole, name, fallback = "") =>
        whole === "$$" ? "$" : process.env[name] || (whole.includes(":-") ? fallback : ""),
      ),
    );
  const service = z.object({ environment: z.record(z.string(), filled).default({}) });
  const file = parse(readFileSync(join(ROOT, "compose.yaml"), "utf8"), { merge: true });
  const { services } = z.object({ services: z.record(z.string(), service) }).parse(file);
  const { CONTENT_LAKE_URL = "", INBOX_URL = "" } = process.env;
  const own = services[target === "site" ? "site-1" : target]?.environment ?? {};
  return target === "site" ? { ...own, CONTENT_LAKE_URL, INBOX_URL } : own;
}
