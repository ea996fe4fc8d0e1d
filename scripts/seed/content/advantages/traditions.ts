import { note } from "../build/parts.ts";
import { bullet, paragraph, sectionHeading } from "../build/rich-text.ts";
import { advantage } from "./advantage.ts";

export const traditions = advantage({
  title: "Traditions",
  slug: "traditions",
  group: "culture",
  layout: "column",
  diagrams: ["visit-path"],
  icon: "lantern",
  card: {
    title: "Rich Traditions",
    text: "Coffee, falcons, the majlis, and customs that are easier to keep once somebody has explained them.",
  },
  hero: {
    heading: "Traditions begin with coffee",
    lead: "Emirati customs are warm and precise. Learn a handful and doors open. Miss them, and people are too polite to tell you why they stayed shut.",
    picture: "souk",
  },
  body: [
    sectionHeading("What you will be invited to"),
    paragraph`Hospitality has a room of its own, the majlis, and a drink of its own, pale coffee with cardamom in a small cup. Take it with the right hand, and tilt the cup from side to side when you have had enough. UNESCO lists the majlis, Arabic coffee and falconry among the living heritage that the UAE shares with its neighbours. You meet all three at the winter heritage festivals, and at camel races that begin soon after dawn.`,
    sectionHeading("How to behave"),
    bullet`Greet first and take your time over it. Ask after health and family in general.`,
    bullet`Wait for the hand. Some people do not shake hands with the other sex; a palm on the heart is a full greeting.`,
    bullet`Cover shoulders and knees in offices, malls and souks. Swimwear belongs on the beach and by the pool.`,
    bullet`Alcohol is served in licensed hotels and restaurants and sold in licensed shops. Sharjah is dry, and being drunk in public is an offence everywhere.`,
    bullet`Take off your shoes at the door of a home.`,
    sectionHeading("Business has its rhythm too"),
    paragraph`Expect the first meeting to be about you and not about the contract. Few people decide, and they decide late and then fast. A promise made over coffee counts; confirm it in writing all the same, politely. Little begins in Ramadan, in August, or around the two Eids and the national day at the start of December.`,
  ],
  picture: "ajman",
  aside: note(
    "Arabic at school",
    "Private schools teach Arabic to every pupil, beginners included. Your children may well read the shop signs before you do.",
  ),
});
