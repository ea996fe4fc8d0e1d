import { isOfKind, toolOf } from "../tool-content.ts";
import { calendarIdentity, calendarNameIn, type ToolDays } from "../tool-days.ts";
import { plainWords } from "../words.tsx";
import { missed } from "./company-duties.tsx";
import { dueDays, sortDuties } from "./due-days.ts";
import { dutyTexts } from "./duty-texts.ts";
import { readCompany } from "./read-company.ts";

/** A day for each duty that is ahead. */
export const dutyDays: ToolDays = (content, place, entries) => {
  if (!isOfKind(content, "company-duties")) return undefined;
  const { today, language } = place;
  const tool = toolOf("company-duties", content, place);
  const { duties } = dutyTexts(content, { language }) ?? {};
  if (!tool || !duties) return undefined;
  const read = readCompany(entries, tool, today);
  if ("problems" in read) return { tool };
  const ownName = calendarNameIn(entries);
  const { open } = sortDuties(dueDays(read.company, tool.rules, today));
  const events = open.map(({ name, day }) => {
    const { label, what, who, penalty, source } = duties[name];
    return {
      name,
      day,
      summary: ownName === "" ? label : `${ownName}: ${label}`,
      description: [plainWords(what), missed(tool, duties[name]), `${who}. ${source}.`],
      costsMoney: /\d/.test(plainWords(penalty)),
    };
  });
  return { tool, events, identity: calendarIdentity(tool, entries) };
};
