import type { RichTextValue } from "#schemas/shared/rich-text/rich-text-value.ts";

/** A part of a service as queries return it. */
type SubService = {
  _key: string;
  title: string;
  text: RichTextValue;
  /** Something short, such as a term or when it is done. */
  detail: RichTextValue | null;
};

/** What every way to show the parts of a service is given. */
export type SubServicesProps = { heading: string; items: SubService[] };
