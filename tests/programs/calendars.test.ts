import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { expect } from "vitest";
import * as z from "zod";
import { withSeededLake } from "#tests/integration/seeded-lake.ts";
import { calendarOf } from "#tests/integration/tool-answers.ts";
import { wholeLink } from "#tests/support/whole-link.ts";
import { readWith, runProgram, testWith } from "./programs.ts";

withSeededLake();

const NEXT_YEAR = new Date().getUTCFullYear() + 1;
const DAY = 86_400;
const NINE_A_WEEK_BEFORE = (9 - 7 * 24) * 3600;

/** The calendar of the duties of a company. */
async function dutiesOf(entries: Record<string, string> = {}): Promise<string> {
  const query = new URLSearchParams({
    ...{ tool: "company-duties", issued: `${NEXT_YEAR}-01-20`, company: "mainland" },
    ...{ revenue: "1,200,000", customers: "companies", visas: "employees", periodEnd: "12" },
    ...entries,
  });
  const address = `/api/calendar/services/business-registration?${wholeLink(`${query}`)}`;
  return (await calendarOf(address)).text();
}

/** Days and titles of the events of a file, as the file has them. */
function written(file: string) {
  const events = file.replaceAll("\r\n ", "").split("BEGIN:VEVENT").slice(1);
  return events.map((event) => ({
    day: (/VALUE=DATE:(\d{8})/.exec(event)?.[1] ?? "").replace(/(....)(..)(..)/, "$1-$2-$3"),
    summary: (/SUMMARY:(.*)\r/.exec(event)?.[1] ?? "").replaceAll("\\", ""),
    before: event.includes("VALARM") ? NINE_A_WEEK_BEFORE : null,
  }));
}

const dayAfter = (day: string) => new Date(Date.parse(day) + DAY * 1000).toISOString().slice(0, 10);

testWith("ical.js")(
  "ical.js reads each duty on its day, with its alarm a week before",
  async () => {
    const file = await dutiesOf({ calendarName: "Nordic Tea, Ltd" });
    const events = z.array(z.object({ uid: z.string(), end: z.string() }).loose());
    const read = events.parse(await readWith("read-ical-js.mjs", file));
    expect(read).toMatchObject(written(file));
    expect(read.map(({ end }) => end)).toEqual(written(file).map(({ day }) => dayAfter(day)));
    expect(new Set(read.map(({ uid }) => uid)).size).toBe(read.length);
  },
);

testWith("node-ical")("node-ical reads each duty on its day, east of Greenwich too", async () => {
  const file = await dutiesOf({ calendarName: "Nordic Tea" });
  const days = written(file).map(({ day, summary }) => ({ day, summary }));
  expect(await readWith("read-node-ical.mjs", file)).toMatchObject(days);
});

/** A calendar of khal in an empty folder. */
async function startKhal() {
  const folder = await makeTempDir();
  await mkdir(join(folder, "calendar"));
  const config = `[calendars]\n[[own]]\npath = ${folder}/calendar\n[locale]\nlocal_timezone = Europe/Riga
dateformat = %Y-%m-%d\nlongdateformat = %Y-%m-%d\ndatetimeformat = %Y-%m-%d %H:%M\nlongdatetimeformat = %Y-%m-%d %H:%M\ntimeformat = %H:%M
[default]\ndefault_calendar = own\n[sqlite]\npath = ${folder}/khal.db\n`;
  await writeFile(join(folder, "config"), config);
  const khal = (...args: string[]) =>
    runProgram("khal", ["-c", join(folder, "config"), ...args], { cwd: folder });
  return {
    async take(file: string) {
      await writeFile(join(folder, "file.ics"), file);
      await khal("import", "--batch", "-a", "own", join(folder, "file.ics"));
    },
    count: async () => (await readdir(join(folder, "calendar"))).length,
    async events() {
      const format = ["--day-format", "", "--format", "{start-date} {title}"];
      const days = [`${NEXT_YEAR - 1}-01-01`, `${NEXT_YEAR + 12}-01-01`];
      const lines = (await khal("list", ...format, ...days)).split("\n");
      return lines
        .map((line) => line.replace(/ ⏰$/, "").trim())
        .filter(Boolean)
        .sort();
    },
  };
}

const linesOf = (...files: string[]) =>
  files.flatMap((file) => written(file).map(({ day, summary }) => `${day} ${summary}`)).sort();

testWith("khal")(
  "in khal a corrected company moves its events, and another keeps its own",
  async () => {
    const khal = await startKhal();
    const tea = { calendarName: "Nordic Tea" };
    await khal.take(await dutiesOf(tea));
    const salt = await dutiesOf({ calendarName: "Nordic Salt", issued: `${NEXT_YEAR}-02-10` });
    await khal.take(salt);
    const corrected = await dutiesOf({ ...tea, issued: `${NEXT_YEAR}-03-20`, revenue: "900,000" });
    await khal.take(corrected);
    expect(await khal.count()).toBe(linesOf(corrected, salt).length);
    expect(await khal.events()).toEqual(linesOf(corrected, salt));
  },
);

testWith("calcurse")("calcurse, which has no ids, shows each duty on its day", async () => {
  const folder = await makeTempDir();
  const file = await dutiesOf();
  await writeFile(join(folder, "file.ics"), file);
  const calcurse = (...args: string[]) =>
    runProgram("calcurse", ["-D", folder, ...args], { cwd: folder });
  await calcurse("-i", join(folder, "file.ics"));
  const events = await calcurse("--filter-type", "event", "-G");
  const read = events.split("\n").map((line) => {
    const [, month, day, year] = /^(\d\d)\/(\d\d)\/(\d{4})/.exec(line) ?? [];
    return `${year}-${month}-${day} ${line.replace(/^\S+ \[1\] ?(?:>\S+)? /, "")}`;
  });
  expect(read.sort()).toEqual(linesOf(file));
});
