import type { RichTextValue } from "#schemas/shared/rich-text/rich-text-value.ts";

/** A rich line that holds one plain text, as queries return it. */
export function line(text: string): RichTextValue {
  return [
    {
      _type: "block",
      _key: "line",
      markDefs: null,
      children: [{ _type: "span", _key: "span", text }],
    },
  ];
}
