import { figure } from "../build/figure-value.ts";
import { note } from "../build/parts.ts";
import { bullet, paragraph, sectionHeading } from "../build/rich-text.ts";
import { advantage } from "./advantage.ts";

export const safety = advantage({
  title: "Safety",
  slug: "safety",
  group: "general",
  layout: "chapters",
  diagrams: ["safety-path"],
  icon: "shield",
  card: {
    title: "Safety and Security",
    text: "Little street crime, families out late, and strict laws that apply to you as well.",
  },
  hero: {
    heading: "Safety you notice after dark",
    lead: "Street crime is rare and families are out until late. In return you live under laws that are stricter than at home, and it pays to know them before you land.",
    picture: "safety",
  },
  body: [
    sectionHeading("What you notice first"),
    paragraph`People walk home at night without thinking about the route. They leave a bag on a café chair to keep the seat. Surveys that ask residents how safe they feel put the Emirates high on the list year after year. They measure a feeling and not every offence, but it is the feeling that changes a family's day.`,
    paragraph`Many districts have guards at the gate and cameras in the streets. The police run apps in English for reports, fines and lost property. Save three numbers before you need them: ${figure("emergency-police")} for the police, ${figure("emergency-ambulance")} for an ambulance, ${figure("emergency-fire")} for the fire service.`,
    sectionHeading("Where the law is stricter than yours"),
    bullet`Drugs: no amount is tolerated, and that includes cannabis products that are legal in parts of Europe.`,
    bullet`Driving: the limit for alcohol at the wheel is zero.`,
    bullet`Words: insults, threats and gestures are offences, online as well. A review that attacks a person by name can end in court.`,
    bullet`Pictures: do not photograph or publish people without their consent.`,
    bullet`Debt: an unpaid loan or cheque can lead to a travel ban.`,
    sectionHeading("What stays a risk"),
    paragraph`The road is the place to be careful. Traffic is fast, lanes are wide, and children need proper seats from the first trip. Swimming at beaches without a lifeguard is the other quiet danger. The wider region has conflicts: register your stay with your foreign ministry and read its travel advice, as you would for any move abroad.`,
  ],
  picture: "promenade",
  aside: note(
    "Medicine in your suitcase",
    "Some medicines that are ordinary at home need a permit from the health ministry before you bring them in. Check each prescription before you fly, and carry it with you.",
  ),
});
