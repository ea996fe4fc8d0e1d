/**
 * The settings of the shell script. They are JSON in the attribute `data-settings` of its script
 * element, because the content security policy allows no inline script.
 */
export type ShellSettings = Readonly<{
  /** Address of the image that replaces an image that cannot be loaded. */
  fallbackPicture?: string | undefined;
  /** The text in the frame of an image that could not be loaded. */
  pictureUnavailable?: string;
  /** In production only, because a service worker would serve outdated pages in development. */
  hasServiceWorker?: boolean;
  /** Ids of the tags that receive page views. Without ids nothing is reported. */
  tagIds?: readonly string[] | undefined;
  /** Addresses of the site's own scripts that are loaded after consent. */
  analyticsScripts?: { tag: string; vitals: string } | undefined;
  /** Address of the script that moves the entries of a tool from the query into the fragment. */
  toolQueryScript?: string;
  /**
   * The day since which the cookie policy is valid. Visitors who chose before that day are asked
   * again.
   */
  policyDay?: string | undefined;
  /** Path of the contact page, whose visits are also reported by name. */
  contactPath?: string;
}>;
