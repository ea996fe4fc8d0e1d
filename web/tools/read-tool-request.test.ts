import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { questionIn } from "#schemas/shared/tools/tool-query.ts";
import { namesIn } from "#schemas/tools/index.ts";
import { isToolKind, toolList, toolTypes } from "#schemas/tools/list.ts";
import { companyDuties } from "./company-duties/company-duties.tsx";
import { dayCounter } from "./day-counter/day-counter.tsx";
import { addressOfEntries } from "./entries.ts";
import { mayLackItsEnd } from "./opened-link.ts";
import { readToolRequest } from "./read-tool-request.ts";
import { taxEstimate } from "./tax-estimate/tax-estimate.tsx";

const CONTENT = "scripts/seed/content/documents";

/** The address of every worked example of the first content, as a visitor copies it. */
const examples = toolTypes.flatMap((type) =>
  readdirSync(join(CONTENT, type)).flatMap((file) => {
    const { examples = [] }: { examples?: { label: string; answer: string }[] } = JSON.parse(
      readFileSync(join(CONTENT, type, file), "utf8"),
    );
    return examples.flatMap(({ label, answer }) => {
      const asked = readToolRequest(questionIn(answer));
      return asked ? [{ label, asked: { kind: asked.kind, entries: asked.entries } }] : [];
    });
  }),
);

const read = (query: string) => readToolRequest(new URLSearchParams(query));

/** The query of an address that was copied from a result. */
const copied = (asked: Parameters<typeof addressOfEntries>[1]) =>
  addressOfEntries("", asked).slice(1);

test("there are examples of every tool that has an address", () => {
  expect(examples.length).toBeGreaterThan(10);
});

describe.each(examples)("the link to “$label”", ({ asked }) => {
  const link = copied(asked);

  test("opens these entries", () => {
    expect(read(link)).toEqual(asked);
  });

  test("gives no result when it is cut off, wherever that is", () => {
    for (let length = 0; length < link.length; length += 1) {
      const found = read(link.slice(0, length));
      if (found === undefined) continue;
      expect(mayLackItsEnd(found, []), link.slice(0, length)).toBe(true);
      for (const [name, value] of Object.entries(found.entries)) {
        // What is there is filled in, if only a part of it.
        if (value) expect(asked.entries[name]?.startsWith(value.slice(0, -2))).toBe(true);
      }
    }
  });

  test("gives no result when a letter of it was changed or lost", () => {
    const begin = link.indexOf("&check=") + 7;
    for (let at = begin; at < link.length; at += 1) {
      const [before, letter = "", after] = [link.slice(0, at), link[at], link.slice(at + 1)];
      for (const other of ["", letter === "7" ? "8" : "7"]) {
        const found = read(before + other + after);
        expect(found?.link, before + other + after).toBe("cut");
      }
    }
  });

  const campaign = "utm_source=mail&gclid=x";
  test.each([
    ["a full stop", `${link}.`],
    ["a bracket and a comma", `${link}),`],
    ["a quotation mark", `${link}”`],
    ["a German quotation mark", `${link}“`],
    ["a Danish quotation mark", `${link}«`],
    ["an invisible sign", `${link}\u200b`],
    ["=3D for =", link.replaceAll("=", "=3D")],
    ["a campaign that was added as if it had no query", `${link}?fbclid=x`],
    ["a question mark", `${link}?`],
    ["the place on its page, encoded", `${link}%23answer`],
    ["the tool's place on its page, encoded, and a full stop", `${link}%23tool.`],
    ["the place on its page, encoded twice", `${link}%2523answer`],
    ["a quotation mark of HTML", `${link}&quot;`],
    ["a bracket of HTML", `${link}&gt;`],
    ["a space of HTML", `${link}&nbsp;`],
    ["an Arabic comma", `${link}،`],
    ["an Arabic question mark", `${link}؟`],
    ["an ideographic full stop", `${link}。`],
    ["a dash", `${link} –`],
    ["an emoji", `${link}👈🏽`],
    ["&AMP; for &", link.replaceAll("&", "&AMP;")],
    ["&amp; for &", link.replaceAll("&", "&amp;")],
    ["&amp;amp; for &", link.replaceAll("&", "&amp;amp;")],
    ["%2B for a space", link.replaceAll("+", "%2B")],
    ["codes that were encoded again", link.replaceAll("%", "%25")],
    ["a campaign at its end", `${link}&${campaign}`],
    ["a campaign in capitals", link.replaceAll("&", "&UTM_Source=Mail&")],
    ["Matomo's campaign after each entry", link.replaceAll("&", "&pk_campaign=mail&")],
    ["a line that was broken within the tool's name", link.replace("-", "-%0A")],
    ["a dash of another kind within the tool's name", link.replace("-", "%E2%80%93")],
    ["a hyphen at which no line ends within the tool's name", link.replace("-", "%E2%80%91")],
    ["a hyphen that nobody sees within the tool's name", link.replace("-", "-%C2%AD")],
    ["the tool's name in capitals", link.replace(/(?<=tool=)[^&]+/, (kind) => kind.toUpperCase())],
    ["the names of its entries in capitals", link.replace(/[^&]+(?==)/g, (n) => n.toUpperCase())],
    ["the names of its entries in lower case", link.replace(/[^&]+(?==)/g, (n) => n.toLowerCase())],
    [
      "each of its entries twice",
      link.replace(/&(?!check|arrival|departure)[^&]+/g, (each) => each + each),
    ],
    // What the server made of "&#38;", and after it what the browser took for the fragment.
    ["&#38; for &", link.replace("&", "&check=&").replace("&check", "&&check")],
    ["a campaign at its beginning", `${campaign}&${link}`],
    ["a campaign after each entry", link.replaceAll("&", `&${campaign}&`)],
    ["a parameter that nobody knows at its end", `${link}&ref=newsletter`],
    ["one at its beginning", `ref=newsletter&${link}`],
    ["&amp;, a campaign and a full stop", `${link}&${campaign}.`.replaceAll("&", "&amp;")],
  ])("opens these entries with %s", (_what, changed) => {
    expect(read(changed)).toEqual(asked);
  });
});

test.each(["Berg + Partner", "A+B FZE", "C++ Nord", "100%25 Nord", "50+50", "+Plus"])(
  "the name %s comes back from its link",
  (calendarName) => {
    const asked = { kind: "company-duties", entries: { revenue: "4 000", calendarName } } as const;
    const link = copied(asked);
    for (const changed of [link, `${link}.`, `${link}&utm_source=mail`])
      expect(read(changed)).toEqual(asked);
  },
);

test.each(["Berg + Partner", "A+B FZE", "C++", "+Plus"])(
  "a form without a script hands on the name %s as it was typed",
  (calendarName) => {
    const sent = new URLSearchParams({
      ...{ tool: "company-duties", revenue: "4 000", calendarName, end: "1" },
    });
    expect(readToolRequest(sent)?.entries).toEqual({ revenue: "4 000", calendarName });
    // A program may have encoded the spaces of its numbers again.
    const changed = new URLSearchParams({ tool: "company-duties", revenue: "4+000", end: "1" });
    expect(readToolRequest(changed)?.entries).toEqual({ revenue: "4 000" });
  },
);

test.each([
  ["1.10.2027", "2027-10-01"],
  ["13/10/2027", "2027-10-13"],
  ["2027/10/01", "2027-10-01"],
  ["1 oktober 2027", "2027-10-01"],
  ["1. lokakuuta 2027", "2027-10-01"],
  ["1 października 2027", "2027-10-01"],
  ["1.10.27", "2027-10-01"],
  ["1st of October 2027", "2027-10-01"],
  ["October 1st 2027", "2027-10-01"],
  ["Oct 1, 2027", "2027-10-01"],
  ["Friday, October 1, 2027", "2027-10-01"],
  [" 2027-10-01 ", "2027-10-01"],
  ["\u200e2027-10-01\u200b", "2027-10-01"],
  ["2027–10–01", "2027-10-01"],
  ["٠١.١٠.٢٠٢٧", "2027-10-01"],
  ["２０２７-１０-０１", "2027-10-01"],
  // The first of October, or the tenth of January.
  ["01/10/2027", "01/10/2027"],
  ["soon", "soon"],
  ["", ""],
])("who has no date field may type the day %s, which is %s", (typed, day) => {
  const duties = read(
    `${new URLSearchParams({ tool: "company-duties", issued: typed, end: "1" })}`,
  );
  expect(duties?.entries).toEqual({ issued: day });
  const stays = new URLSearchParams("tool=day-counter&arrival=&departure=&end=1");
  stays.append("arrival", typed);
  stays.append("departure", "3.10.2027");
  expect(readToolRequest(stays)?.entries).toEqual({
    arrival: day && `,${day}`,
    departure: ",2027-10-03",
  });
  // A month is no day.
  expect(read("tool=company-duties&periodEnd=12&end=1")?.entries).toEqual({ periodEnd: "12" });
});

test.each([
  ["month", "\u200e2027-08\u200b", "2027-08"],
  ["month", "٠٨/٢٠٢٧", "08/2027"],
  ["adults", "２", "2"],
  ["calendarName", "شركة ٢", "شركة ٢"],
])("of the entry %s, %s is read as %s", (name, typed, entry) => {
  const sent = new URLSearchParams({ tool: "move-plan", [name]: typed, end: "1" });
  expect(readToolRequest(sent)?.entries).toEqual({ [name]: entry });
});

test("a day of a link that was cut off is not taken for another one", () => {
  const link = copied({ kind: "company-duties", entries: { issued: "2027-10-15" } });
  expect(read(link.slice(0, -1))?.entries).toEqual({ issued: "2027-10-1" });
});

describe("a link without a checksum", () => {
  const questions = [
    { name: "revenue", label: "", hint: null, options: [] },
    { name: "group", label: "", hint: null, options: [{ value: "yes", label: "" }] },
  ];

  test.each([
    ["revenue=9000&group=yes", false],
    ["revenue=9000&group=ye", true],
    ["revenue=9000", true],
    ["", true],
    // A form that was sent without a script.
    ["revenue=9000&group=&end=1", false],
    ["check=&revenue=9000&group=&end=1", false],
    ["check=&revenue=9000&group=yes", true],
    ["revenue=9000&group=&en", true],
  ])("%s may lack its end: %s", (query, mayLack) => {
    const found = read(`tool=tax-estimate&${query}`);
    expect(found && mayLackItsEnd(found, questions)).toBe(mayLack);
  });

  test("whose last question is typed may always lack its end", () => {
    const found = read("tool=visa-route&monthsAway=1");
    const typed = [{ name: "monthsAway", label: "", hint: null, options: [] }];
    expect(found && mayLackItsEnd(found, typed)).toBe(true);
  });
});

/** The entries that a visitor gives several times: the rows of stays, and the zones to compare. */
const LISTS = ["arrival", "departure", "compare"];

const questions = Object.keys(toolList)
  .filter(isToolKind)
  .flatMap((kind) => ["who", ...namesIn(kind, "questions")].map((name) => ({ kind, name })))
  .filter(({ name }) => !LISTS.includes(name));

test.each(questions)(
  "$kind: a link in which $name stands twice says which of two values it means, or that it is not whole",
  ({ kind, name }) => {
    for (const end of ["", "&end=1", "&check=x"]) {
      for (const other of ["900", "", "500%20"]) {
        for (const again of [name, name.toUpperCase(), `amp;${name}`]) {
          const twice = read(`tool=${kind}&${name}=500&ref=a&${again}=${other}&ref=b${end}`);
          expect(twice).toMatchObject({ kind, link: "cut" });
          expect(twice?.entries[name]).toBeUndefined();
        }
      }
    }
    expect(read(`tool=${kind}&${name}=500&${name}=500&end=1&ref=a&ref=b`)).toEqual({
      kind,
      entries: { [name]: "500", ref: "a,b" },
      link: "sent",
    });
  },
);

test.each([
  ["day-counter", "arrival=2027-01-01&arrival=2027-01-01&departure=&departure=2027-02-01"],
  ["zone-finder", "compare=dmcc&compare=difc"],
])("what a visitor gives the %s several times, %s, stays a list", (kind, given) => {
  const lists = new URLSearchParams(given);
  const entries = Object.fromEntries(
    [...lists.keys()].map((name) => [name, lists.getAll(name).join(",")]),
  );
  expect(read(`tool=${kind}&${given}&end=1`)).toEqual({ kind, entries, link: "sent" });
});

test.each(examples)(
  "the link to “$label” in capitals or small letters opens these entries, or says that it is not whole",
  ({ asked }) => {
    const link = copied(asked);
    for (const changed of [link.toUpperCase(), link.toLowerCase()]) {
      const found = read(changed);
      expect(found?.kind).toBe(asked.kind);
      if (found?.link !== "cut") expect(found).toEqual(asked);
    }
    // Days and amounts have no letters.
    const figures = Object.entries(asked.entries).filter(([, entry]) => !/\p{L}/u.test(entry));
    const plain = { kind: asked.kind, entries: Object.fromEntries(figures) };
    expect(read(copied(plain).toUpperCase())).toEqual(plain);
    expect(read(copied(plain).toLowerCase())).toEqual(plain);
  },
);

test.each(["Sand & Sea FZ-LLC", "Sand &Sea", "Sand& Sea", "Sand&Sea", "A & B & C", "Sand & a=b"])(
  "the name %s, whose & was decoded, comes back from its link, and from a form's with a warning",
  (calendarName) => {
    const asked = { kind: "company-duties", entries: { revenue: "4 000", calendarName } } as const;
    const decoded = copied(asked).replace(/(?<=calendarName=).*/, calendarName);
    for (const changed of [decoded, `${decoded}.`, `${decoded}&utm_source=mail`])
      expect(read(changed)).toEqual(asked);
    expect(read(decoded.replace("4+000", "4+00"))?.link).toBe("cut");
    const sent = `tool=company-duties&revenue=4+000&calendarName=${calendarName}`;
    expect(read(`${sent}&end=1`)).toEqual({ ...asked, link: "cut" });
    expect(read(sent)).toEqual({ ...asked, link: "cut" });
  },
);

test("a link that stands in capitals says that it is not whole", () => {
  const link = copied({ kind: "tax-estimate", entries: { revenue: "5000", group: "no" } });
  expect(read(link.toUpperCase())).toMatchObject({ entries: { revenue: "5000" }, link: "cut" });
});

test("a link whose & became other letters opens the question, and says that a part is missing", () => {
  for (const sign of [";", "\\u0026"]) {
    const found = read(`tool=visa-route&check=abc&age=38`.replaceAll("&", sign));
    expect(found).toEqual({ kind: "visa-route", entries: {}, link: "cut" });
  }
});

test.each(["c", "ch", "chec", "check"])(
  "a link that ends with “%s”, a part of its checksum, says that a part is missing",
  (part) => {
    expect(read(`tool=visa-route&${part}`)).toMatchObject({ kind: "visa-route", link: "cut" });
  },
);

test("entries that were cut off are handed on as such", () => {
  const asked = { kind: "visa-route", entries: { age: "38" }, link: "cut" } as const;
  expect(read(copied(asked))).toEqual(asked);
  const unmarked = { ...asked, link: "unmarked" } as const;
  expect(read(copied(unmarked))).toEqual(unmarked);
});

test.each(
  [companyDuties, dayCounter, taxEstimate].flatMap(({ kind, inputKinds = {} }) =>
    Object.entries(inputKinds).flatMap(([name, input]) =>
      input?.type === "date" ? [[kind, name]] : [],
    ),
  ),
)("%s: the day of %s is read as a text browser's visitor types it", (kind, name) => {
  const typed = new URLSearchParams({ tool: kind, [name]: "1.10.2027", end: "1" });
  expect(readToolRequest(typed)?.entries).toEqual({ [name]: "2027-10-01" });
});
