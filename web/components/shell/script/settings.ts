/**
 * What the shell's script cannot know by itself. It stands as JSON in an attribute of the script's
 * element, `data-settings`, where a Content-Security-Policy has nothing against it.
 */
export type ShellSettings = Readonly<{
  /** Address of the picture that is shown instead of one that cannot be loaded. */
  fallbackPicture?: string | undefined;
  /** What a picture's frame says when nothing could be loaded. */
  pictureUnavailable?: string;
  /** In production only: it would show what was before the last change. */
  hasServiceWorker?: boolean;
  /** What to report visits to; without any, nothing is reported. */
  tagIds?: readonly string[] | undefined;
  /** What is loaded for that with consent: addresses of scripts of the site. */
  analyticsScripts?: { tag: string; vitals: string } | undefined;
  /** Since when the cookie policy is as it is; who has chosen before is asked again. */
  policyDay?: string | undefined;
  /** Path of the page whose visits are tracked by its name as well. */
  contactPath?: string;
}>;
