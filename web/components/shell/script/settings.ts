/**
 * What the shell's script cannot know by itself, as it stands in attributes of the script's element,
 * where a Content-Security-Policy has nothing against it.
 */
export type ShellAttributes = {
  /** Address of the picture that is shown instead of one that cannot be loaded. */
  "data-fallback-picture": string | undefined;
  /** What a picture's frame says when nothing could be loaded. */
  "data-picture-unavailable": string;
  /** There in production only: a service worker would show what was before the last change. */
  "data-service-worker": "" | undefined;
  /** What to report visits to, separated by spaces; without any, nothing is reported. */
  "data-tag-ids": string | undefined;
  /** What is loaded for that with consent: addresses of two scripts of the site. */
  "data-analytics-scripts": string | undefined;
  /** Since when the cookie policy is as it is; who has chosen before is asked again. */
  "data-policy-day": string | undefined;
  /** Path of the page whose visits are tracked by its name as well. */
  "data-contact-path": string;
};

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

type SettingOf<Attribute extends string> = Attribute extends `data-${infer Name}`
  ? CamelCase<Name>
  : never;

/** The same as the script reads them, from the `dataset` of its element. */
export type ShellSettings = {
  readonly [Attribute in keyof ShellAttributes as SettingOf<Attribute>]?: string | undefined;
};
