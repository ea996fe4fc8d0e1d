import { UploadIcon } from "@sanity/icons/Upload";
import { lazy } from "react";
import { definePlugin } from "sanity";

/** The tool "Sheets": lists of content as CSV or Excel, in and out. */
export const sheetsTool = definePlugin({
  name: "nordune/sheets",
  tools: [
    {
      name: "sheets",
      title: "Sheets",
      icon: UploadIcon,
      // Readers and writers of spreadsheets are loaded when somebody opens the tool.
      component: lazy(async () => ({
        default: (await import("./sheets-screen.tsx")).SheetsScreen,
      })),
    },
  ],
});
