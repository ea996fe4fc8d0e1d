import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { campaignPattern } from "#schemas/shared/redirects/campaign-names.ts";
import { ROOT } from "#scripts/lib/project.ts";

const read = (name: string) => readFileSync(join(ROOT, name), "utf8");
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, it]) => it ?? "");

const dockerfile = read("Dockerfile").replaceAll("\\\n", " ");
const composeFiles = ["compose.yaml", "compose.local.yaml"].map(read);
const stages = matches(dockerfile, /^FROM \S+ AS (\S+)$/gm);

test("every stage is made of one that came before, or of an image", () => {
  const bases = matches(dockerfile, /^FROM (\S+) AS/gm);
  for (const [index, base] of bases.entries()) {
    expect(base.includes(":") || stages.slice(0, index).includes(base), base).toBe(true);
  }
  const copiedFrom = matches(dockerfile, /^COPY --from=(\S+)/gm);
  expect(copiedFrom.filter((stage) => !stages.includes(stage))).toEqual([]);
});

test("what is copied from the project is in it", () => {
  const copies = matches(dockerfile, /^COPY (?!--from)(.+) \S+$/gm).flatMap((files) =>
    files.split(" "),
  );
  expect(copies).toContain("package.json");
  expect(copies.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test("the images that the services are built as are stages, and mounted files are in the project", () => {
  const targets = composeFiles.flatMap((text) => matches(text, /target: ([\w-]+)/g));
  expect(targets.filter((target) => !stages.includes(target))).toEqual([]);
  const mounted = composeFiles.flatMap((text) => matches(text, /- (\.\/[^:\s]+):/g));
  expect(mounted.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test("every variable that they ask for is one that this project knows", () => {
  const asked = [
    ...matches(dockerfile, /^ARG (.+)$/gm).flatMap((names) => names.split(" ")),
    ...composeFiles.flatMap((text) => matches(text, /\$\{([A-Z_]+)/g)),
  ];
  const known = read(".env.example") + read("README.md");
  // The port at which the host shows the front belongs to the containers alone.
  const unknown = asked.filter((name) => name !== "FRONT_PORT" && !known.includes(name));
  expect(asked).toContain("SANITY_PROJECT_ID");
  expect(unknown).toEqual([]);
});

test("the front's template gets each of its placeholders", () => {
  const [compose = ""] = composeFiles;
  const placeholders = new Set(
    matches(read("scripts/front/nginx.conf.template"), /^[^#\n]*\$\{([A-Z]+)\}/gm),
  );
  const filled = matches(compose, /NGINX_ENVSUBST_FILTER: "\^\(([A-Z|]+)\)\$\$"/g)[0]?.split("|");
  expect(filled?.toSorted()).toEqual([...placeholders].toSorted());
  for (const name of placeholders) expect(compose).toMatch(new RegExp(`^ +${name}: `, "m"));
  expect(compose).toContain(`CAMPAIGNS: "${campaignPattern}"\n`);
});
