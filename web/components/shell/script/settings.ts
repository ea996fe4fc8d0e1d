/**
 * What the shell's script cannot know by itself. It stands in `data-` attributes of the script's
 * element, where a Content-Security-Policy has nothing against it.
 */
export type ShellSettings = Readonly<{
  /** Address of the picture that is shown instead of one that cannot be loaded. */
  fallbackPicture?: string | undefined;
  /** What a picture's frame says when nothing could be loaded. */
  pictureUnavailable?: string;
  /** There in production only: a service worker would show what was before the last change. */
  serviceWorker?: string | undefined;
  /** What to report visits to, separated by spaces; without any, nothing is reported. */
  tagIds?: string | undefined;
  /** What is loaded for that with consent: addresses of two scripts of the site. */
  analyticsScripts?: string | undefined;
  /** Since when the cookie policy is as it is; who has chosen before is asked again. */
  policyDay?: string | undefined;
  /** Path of the page whose visits are tracked by its name as well. */
  contactPath?: string;
}>;
