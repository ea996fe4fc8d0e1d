// `npm run content -- <verb> …`: the content tool, the first content and the checks of this site.

const programs: Record<string, () => Promise<unknown>> = {
  seed: () => import("./seed/main.ts"),
  check: () => import("./check-content/main.ts"),
};

const verb = process.argv[2] ?? "";
if (Object.hasOwn(programs, verb)) {
  process.argv.splice(2, 1);
  await programs[verb]?.();
} else {
  await import("./content/main.ts");
}
