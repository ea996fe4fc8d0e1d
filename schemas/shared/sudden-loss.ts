/** A new site with few documents may lose most of them at once. */
const FEW_DOCUMENTS = 10;

/** A loss that stands for this many minutes, while the site settings are there, is believed. */
export const MINUTES_UNTIL_BELIEVED = 3;

/** The command by which an operator says that a loss is meant. */
export const CONFIRM_LOSS_COMMAND = "npm run content -- confirm-loss";

/** The file in a build's folder that says which loss of content a running site holds back. */
export const REFUSED_LOSS_FILE = "refused-loss.txt";

/**
 * Types of documents of which no page is made. A list of old addresses may hold thousands of them,
 * and deleting it takes no page from visitors.
 */
export const typesWithoutPages: readonly string[] = ["redirect"];

/**
 * Whether most of a site would vanish at once. A site holds back such a loss for some minutes, as
 * web/content/store/loss-guard.ts says.
 * @param before the number of published documents of which pages are made
 * @param after the same after the change
 */
export const isSuddenLoss = (before: number, after: number): boolean =>
  before > FEW_DOCUMENTS && after < before / 2;
