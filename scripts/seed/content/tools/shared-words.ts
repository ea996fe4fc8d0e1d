import { sharedWords as wordsOfAll } from "./tool.ts";

export const sharedWords = wordsOfAll(
  "What all tools say",
  "Words that stand in every tool, each of them once.",
  {
    call: "Take it to the call",
    print: "Print this answer",
    share: "Share this answer",
    notChoice: "Choose one of the answers in the list.",
    notAmount: "Enter an amount in figures, without letters.",
    negative: "Enter an amount without a minus.",
    tooLarge: "This amount is larger than any that is likely. Check its zeros.",
    notDay: "Enter a day of the calendar.",
  },
);
