import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, realpathSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { basename, dirname, join, posix } from "node:path";
import { ROOT } from "../lib/project.ts";

/** An image as a plain folder, with what a container of it is run by. */
export type Image = {
  root: string;
  /** The folders that lie over one another there, the topmost first. */
  layers: string[];
  directory: string;
  user: string;
  environment: Record<string, string>;
  /** Known while it is built, and not when it runs. */
  buildArguments: Record<string, string>;
  entry: string[];
  command: string[];
  health: string[];
};

type Step = { name: string; flags: Record<string, string>; text: string; body: string };

const PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
/** Variables by which a build reaches the network, as Docker hands on those of a proxy. */
const OF_NETWORK = ["NODE_EXTRA_CA_CERTS", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY"];
/** What of this machine a build needs for its network, and where that lies in an image. */
const NETWORK: [string, string][] = [
  ["/etc/resolv.conf", "/etc/resolv.conf"],
  ["/etc/ssl/certs", "/etc/ssl/certs"],
  [join(homedir(), ".npmrc"), "/root/.npmrc"],
  [join(homedir(), ".npm"), "/root/.npm"],
];

/**
 * Carries out the steps of a Dockerfile, each stage in a folder of its own, which needs root and a
 * mount namespace that ends with the process. What ours does not use is not known here.
 * @param work an empty folder
 * @returns gives the image of a target, made when it is first asked for
 */
export function carryOut(dockerfile: string, work: string): (target: string) => Image {
  const steps = stepsOf(dockerfile);
  const made = new Map<string, Image>();

  function imageOf(name: string): Image {
    const known = made.get(name);
    if (known !== undefined) return known;
    const start = steps.findIndex(
      (step) => step.name === "FROM" && step.text.endsWith(` AS ${name}`),
    );
    const image = start < 0 ? standInFor(name) : stage(name, start);
    made.set(name, image);
    return image;
  }

  function stage(name: string, start: number): Image {
    const [from = ""] = steps[start]?.text.split(" ") ?? [];
    const image = layered(name, imageOf(from));
    for (const step of steps.slice(start + 1)) {
      if (step.name === "FROM") break;
      console.log(`${name}: ${step.name} ${step.text}`);
      take(image, step);
    }
    return image;
  }

  function take(image: Image, { name, flags, text, body }: Step): void {
    if (name === "RUN") {
      const [program, ...rest] = commandIn(image, ["sh", "-c", text], image.buildArguments);
      execFileSync(program, rest, { stdio: "inherit" });
    } else if (name === "COPY") {
      copy(image, text.split(" "), flags, body);
    } else if (name === "ENV") {
      const values = text.split(" ").map((each) => each.split("="));
      image.environment = { ...image.environment, ...Object.fromEntries(values) };
    } else if (name === "ARG") {
      const values = text.split(" ").map((each) => [each, process.env[each] ?? ""]);
      image.buildArguments = { ...image.buildArguments, ...Object.fromEntries(values) };
    } else if (name === "WORKDIR") {
      image.directory = text;
      mkdirSync(join(image.root, text), { recursive: true });
    } else if (name === "USER") image.user = text;
    else if (name === "CMD") image.command = JSON.parse(text);
    else if (name === "HEALTHCHECK") image.health = JSON.parse(text.replace(/^CMD /, ""));
    else if (name !== "EXPOSE" && name !== "VOLUME") throw new Error(`${name} is not known here.`);
  }

  function copy(image: Image, names: string[], flags: Step["flags"], body: string): void {
    const target = join(image.root, posix.resolve(image.directory, names.pop() ?? ""));
    if (body !== "") {
      writeFileSync(target, body);
      return;
    }
    mkdirSync(target, { recursive: true });
    const from = flags.from === undefined ? ROOT : imageOf(flags.from).root;
    const ids = (flags.chown ?? "root:root").split(":");
    const [user, group] = ids.map((id) => run("chroot", image.root, "id", "-u", id).trim());
    for (const name of names) {
      const source = join(from, name);
      const [folder, member] = statSync(source).isDirectory()
        ? [source, "."]
        : [dirname(source), basename(source)];
      // Of this folder what git knows: .dockerignore leaves out the rest.
      const list =
        flags.from === undefined && name === "." ? "git ls-files -z" : 'printf "%s\\0" "$2"';
      const pack = `${list} | tar -C "$1" -c --null -T - --numeric-owner --owner=${user} --group=${group}`;
      run(
        "sh",
        "-c",
        `cd "$1" && ${pack} | tar -C "$0" -x -p --no-overwrite-dir`,
        target,
        folder,
        member,
      );
    }
  }

  /** What stands for a base image, made of Debian's packages and of this machine's Node and npm. */
  function standInFor(name: string): Image {
    if (name === "debian") {
      const root = join(work, name);
      console.log("A plain Debian, by debootstrap.");
      run("debootstrap", "--variant=minbase", "bookworm", root);
      for (const [from, to] of NETWORK) {
        if (statSync(from).isDirectory()) mkdirSync(join(root, to), { recursive: true });
        else writeFileSync(join(root, to), "");
      }
      cpSync("/etc/hosts", join(root, "etc/hosts"));
      const given = OF_NETWORK.map((name) => [name, process.env[name] ?? ""]);
      const buildArguments = Object.fromEntries(given.filter(([, value]) => value !== ""));
      const nothing = { environment: {}, buildArguments, entry: [], command: [], health: [] };
      return { root, layers: [root], directory: "/", user: "root", ...nothing };
    }
    const image = layered(name.replaceAll(/\W/g, "-"), imageOf("debian"));
    const inside = (text: string) => {
      const [program, ...rest] = commandIn(image, ["sh", "-ec", text]);
      run(program, ...rest);
    };
    if (name.startsWith("node:")) {
      inside("useradd --uid 1000 --create-home node");
      const local = join(image.root, "usr/local");
      cpSync(process.execPath, join(local, "bin/node"));
      const npm = join(realpathSync(run("sh", "-c", "command -v npm").trim()), "../..");
      cpSync(npm, join(local, "lib/node_modules/npm"), { recursive: true, dereference: true });
      symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", join(local, "bin/npm"));
      return image;
    }
    if (!name.startsWith("nginxinc/nginx-unprivileged:"))
      throw new Error(`${name} is not known here.`);
    inside("apt-get install -qy --no-install-recommends nginx-light gettext-base wget");
    inside("useradd --uid 101 nginx; rm -r /etc/nginx/sites-* /usr/share/nginx/html");
    writeFileSync(join(image.root, "etc/nginx/nginx.conf"), NGINX);
    writeFileSync(join(image.root, "entry.sh"), TEMPLATES);
    inside("chown -R nginx /etc/nginx /var/lib/nginx /var/log/nginx");
    const command = ["nginx", "-g", "daemon off;"];
    return { ...image, user: "101", entry: ["sh", "/entry.sh"], command };
  }

  /** An image that shows another's files, and keeps what is changed in a folder of its own. */
  function layered(name: string, lower: Image): Image {
    const [root = "", upper = "", scratch = ""] = ["root", "layer", "scratch"].map((part) =>
      join(work, name, part),
    );
    for (const folder of [root, upper, scratch]) mkdirSync(folder, { recursive: true });
    const options = `lowerdir=${lower.layers.join(":")},upperdir=${upper},workdir=${scratch}`;
    run("mount", "-t", "overlay", "overlay", "-o", options, root);
    run("mount", "-t", "proc", "proc", join(root, "proc"));
    run("mount", "--rbind", "/dev", join(root, "dev"));
    for (const [from, to] of NETWORK) run("mount", "--bind", from, join(root, to));
    return { ...lower, root, layers: [upper, ...lower.layers] };
  }

  return imageOf;
}

/** A configuration as that of nginx's image for users of no rights. */
const NGINX = `pid /tmp/nginx.pid;
events {}
http {
  include mime.types;
  client_body_temp_path /tmp/client_temp;
  proxy_temp_path /tmp/proxy_temp;
  fastcgi_temp_path /tmp/fastcgi_temp;
  uwsgi_temp_path /tmp/uwsgi_temp;
  scgi_temp_path /tmp/scgi_temp;
  include conf.d/*.conf;
}
`;

/** Fills in templates as the entry point of nginx's image does. */
const TEMPLATES = `for template in /etc/nginx/templates/*.template; do
  [ -e "$template" ] || continue
  names=$(env | cut -d = -f 1 | grep -E "$NGINX_ENVSUBST_FILTER" | sed 's/.*/\${&}/')
  envsubst "$names" < "$template" > "$NGINX_ENVSUBST_OUTPUT_DIR/$(basename "$template" .template)"
done
exec "$@"
`;

/** The program and its arguments that run a command in an image, as its user and without rights. */
export function commandIn(
  { root, user, directory, environment }: Image,
  command: readonly string[],
  more: Record<string, string> = {},
): [string, ...string[]] {
  const isRoot = user === "root";
  const drop = ["--clear-groups", "--bounding-set=-all", "--inh-caps=-all", "--no-new-privs"];
  const values = { PATH, HOME: isRoot ? "/root" : "/tmp", ...environment, ...more };
  return [
    "chroot",
    root,
    ...(isRoot ? [] : ["setpriv", `--reuid=${user}`, `--regid=${user}`, ...drop]),
    ...["env", "-i", "-C", directory],
    ...Object.entries(values).map(([name, value]) => `${name}=${value}`),
    ...command,
  ];
}

export function run(program: string, ...rest: string[]): string {
  return execFileSync(program, rest, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    maxBuffer: 1e9,
  });
}

function stepsOf(text: string): Step[] {
  const lines = text.replaceAll("\\\n", " ").split("\n");
  const steps: Step[] = [];
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    const [, name = "", flags = "", end = "", rest = ""] =
      /^(\w+)((?:\s+--\S+)*)\s+(?:<<"(\w+)"\s+)?(.*)$/.exec(line) ?? [];
    const body = end === "" ? [] : lines.splice(0, lines.indexOf(end) + 1).slice(0, -1);
    const named = [...flags.matchAll(/--(\w+)=(\S+)/g)].map(([, flag, value]) => [flag, value]);
    const plain =
      name === "RUN" || name === "CMD" || name === "HEALTHCHECK"
        ? rest
        : rest.replaceAll(/\s+/g, " ");
    steps.push({
      name,
      flags: Object.fromEntries(named),
      text: plain,
      body: body.map((each) => `${each}\n`).join(""),
    });
  }
  return steps;
}
