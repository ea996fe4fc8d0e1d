import { publicSiteUrl } from "../environment.ts";

/** One step of the guide; `open` leads to where it is done. */
export type GuideStep = {
  title: string;
  text: string;
  open?:
    | { label: string; document: { id: string; type: string } }
    | { label: string; href: string };
};

/** From an open Studio to a changed page that visitors see, in five minutes. */
export const guide: readonly GuideStep[] = [
  {
    title: "Open the home page",
    text: "Its form holds every text and picture of the page, from top to bottom.",
    open: { label: "Open the home page", document: { id: "homePage", type: "homePage" } },
  },
  {
    title: "Change the headline",
    text: "Under “Hero”, type other words into “Headline”. Visitors see nothing of it yet: your change is a draft.",
  },
  {
    title: "Publish",
    text: "Press Publish at the foot of the form. If it is grey, a field beside a red mark needs you first.",
  },
  {
    title: "Look at the page",
    text: "It shows the new headline within seconds.",
    open: { label: "See the page", href: `${publicSiteUrl}/` },
  },
  {
    title: "Take it back",
    text: "Press “Last published” at the foot of the form and choose an earlier revision under History. Press “Revert to revision”, then publish again.",
  },
];
