/**
 * Who can ask a tool. One vocabulary: a visitor says it once, and links between tools carry it as
 * the entry `who`. `managed` is a company abroad that is managed from the UAE, `person` somebody in
 * their own name, `private` a pensioner or private person.
 */
export const clients = [
  "newCompany",
  "company",
  "branch",
  "managed",
  "person",
  "employee",
  "private",
] as const;

export type Client = (typeof clients)[number];

/** The question for it, which several tools ask first. */
export const WHO = "who";
