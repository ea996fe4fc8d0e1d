import type { Coverage } from "../../schemas/shared/translations/translation-rows.ts";

/** How much is translated, in a sentence for editors. */
export function coverageInWords({ percent, missing, changed, removed }: Coverage): string {
  const parts = [
    ...(missing > 0 ? [`${missing} not translated yet`] : []),
    ...(changed > 0 ? [`${changed} changed in English since`] : []),
    ...(removed > 0 ? [`${removed} no longer in the English document`] : []),
  ];
  return `${percent}% translated${parts.length === 0 ? "" : `: ${parts.join(", ")}`}.`;
}

/** Who has read a translation, in a sentence for editors. */
export const readInWords = ({ readBy }: { readBy: string | null }): string =>
  readBy ? `Read by ${readBy}.` : "Nobody has read it.";
