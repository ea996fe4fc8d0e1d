import { type Client, clients, WHO } from "#schemas/shared/tools/clients.ts";
import { TOOL_ID } from "#schemas/shared/tools/tool-query.ts";
import type { ToolKind } from "#schemas/tools/list.ts";
import { addressOfEntries, UNCHOSEN } from "./entries.ts";
import type { AnyTool, Elsewhere, Question, SharedCase } from "./tool.ts";
import { plainWords } from "./words.tsx";

/** Why a tool does not answer for a client, and which one does. */
type Stance = { says: SharedCase; to: "visa-route" | "company-duties" };

type Stances = Readonly<Record<Client, "answers" | Stance>>;

const answersAll = {
  newCompany: "answers",
  company: "answers",
  branch: "answers",
  managed: "answers",
  person: "answers",
  employee: "answers",
  private: "answers",
} as const satisfies Stances;

/** For whom each tool answers that asks who asks, and where it leads the others. */
export const stances = {
  "tax-estimate": {
    ...answersAll,
    employee: { says: "taxPrivate", to: "visa-route" },
    private: { says: "taxPrivate", to: "visa-route" },
  },
  "company-duties": {
    ...answersAll,
    employee: { says: "dutiesPrivate", to: "visa-route" },
    private: { says: "dutiesPrivate", to: "visa-route" },
  },
  "zone-finder": {
    ...answersAll,
    branch: { says: "zonesBranch", to: "company-duties" },
    managed: { says: "zonesManaged", to: "company-duties" },
    person: { says: "zonesPerson", to: "visa-route" },
    employee: { says: "zonesPrivate", to: "visa-route" },
    private: { says: "zonesPrivate", to: "visa-route" },
  },
  "move-plan": { ...answersAll, branch: { says: "planBranch", to: "company-duties" } },
  "visa-route": answersAll,
} satisfies Partial<Record<ToolKind, Stances>>;

/** Whether a tool asks first who asks. The others are the same for everybody. */
export const asksWho = (kind: ToolKind): kind is keyof typeof stances =>
  Object.hasOwn(stances, kind);

/** The words of the link to a tool, and the tools to which others lead. */
const linkWords = {
  "visa-route": "toVisas",
  "company-duties": "toDuties",
  "move-plan": "toPlan",
} as const satisfies Partial<Record<ToolKind, SharedCase>>;

type Destination = keyof typeof linkWords;

/** The tools to which others lead. */
export const destinations = [
  "visa-route",
  "company-duties",
  "move-plan",
] as const satisfies readonly Destination[];

/** The tool with which a client goes on after an answer. */
const nextTools: Partial<Record<ToolKind, Destination>> = {
  "tax-estimate": "company-duties",
  "zone-finder": "company-duties",
  "company-duties": "visa-route",
  "visa-route": "move-plan",
};

/**
 * The link from each client's result to another tool, as attributes and text: to the one that
 * answers if this one does not, or else to the next one, if that answers too.
 * @param who the question who asks
 * @param pages paths of the pages of other tools, by kind
 */
export function waysOf(
  kind: ToolKind,
  texts: AnyTool["texts"],
  who: Question | undefined,
  pages: ReadonlyMap<ToolKind, string>,
): AnyTool["ways"] {
  if (!asksWho(kind)) return {};
  const ways = (who?.options ?? []).flatMap(({ value }): [string, AnyTool["ways"][string]][] => {
    // The first choice of the zone finder is no entry.
    const client = clients.find((each) => each === (value || clients[0]));
    if (client === undefined) return [];
    const stance: "answers" | Stance = stances[kind][client];
    const to = stance === "answers" ? nextTools[kind] : stance.to;
    const path = to && pages.get(to);
    if (!path || stances[to][client] !== "answers") return [];
    const address = addressOfEntries(path, { kind: to, entries: { [WHO]: client } });
    const way = { href: `${address}#${TOOL_ID}`, children: plainWords(texts[linkWords[to]]) };
    // Addresses name it all the same.
    return [
      [value, way],
      [client, way],
    ];
  });
  return Object.fromEntries(ways);
}

/**
 * What a tool says to the clients for whom it does not answer, and where nobody has said who asks. It
 * is made on the server, so that a browser gets no code for it.
 * @param who the question who asks
 */
export function elsewhereOf(
  kind: ToolKind,
  texts: AnyTool["texts"],
  who: Question | undefined,
): AnyTool["elsewhere"] {
  if (!asksWho(kind)) return {};
  const own: Partial<Stances> = stances[kind];
  const said = clients.flatMap((client): [string, Elsewhere][] => {
    const stance = own[client] ?? "answers";
    if (stance === "answers") return [];
    const label = who?.options.find(({ value }) => value === client)?.label ?? "";
    const value = plainWords(texts.notAnswered);
    const verdict = texts[stance.says];
    return [
      [
        client,
        {
          summary: `${value} ${label}.`,
          headline: { value, label },
          verdict,
          next: texts.askUs,
          details: null,
          lines: [value, plainWords(verdict)],
        },
      ],
    ];
  });
  return { ...Object.fromEntries(said), [UNCHOSEN]: { problems: { [WHO]: "notChoice" } } };
}
