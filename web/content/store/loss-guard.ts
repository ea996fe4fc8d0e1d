import * as z from "zod";
import {
  CONFIRM_LOSS_COMMAND,
  isSuddenLoss,
  MINUTES_UNTIL_BELIEVED,
} from "#schemas/shared/sudden-loss.ts";
import { log } from "#web/lib/log.ts";

const BELIEVED_AFTER_MS = MINUTES_UNTIL_BELIEVED * 60_000;

/** What `fingerprintQuery` says of how much is published. */
const published = z.object({ ofPages: z.number(), hasSettings: z.boolean() });

/** A loss of content that the site does not believe yet. */
export type SuddenLoss = {
  /** The number of documents of pages before and after. */
  before: number;
  after: number;
  /** Whether the document of the site settings is there, as in a dataset that is only smaller. */
  hasSettings: boolean;
  /** When the loss was first seen as it is now, in milliseconds since 1970. */
  since: number;
  /** What happened, for how long the site waits, and what to do. */
  reason: string;
};

export type LossGuard = ReturnType<typeof createLossGuard>;

/**
 * Holds back a result with which most of the site would vanish at once. A dataset that was made
 * private, emptied or renamed looks like this, and so does a token that lost its rights. A loss is
 * believed when it stands for some minutes while the site settings are there, or when an operator
 * says that it is meant.
 * @param now milliseconds since 1970
 */
export function createLossGuard(now = Date.now) {
  let refused: SuddenLoss | undefined;
  /** The number of documents that is believed, until a refresh has stored it. */
  let believed: number | undefined;

  function believe(loss: SuddenLoss, why: string): void {
    log.warn(
      `The site now follows a loss of content, ${why}: ${loss.after} documents of pages are left of ${loss.before}.`,
    );
    [believed, refused] = [loss.after, undefined];
  }

  return {
    /** The loss that is held back at this moment. */
    refused: () => refused,

    /** Has the loss that is held back believed by the next refresh. */
    confirm(): void {
      if (refused !== undefined) believe(refused, "because somebody has confirmed it");
    },

    /**
     * Compares two results of `fingerprintQuery`, as JSON.
     * @param last the stored one; undefined when nothing is stored
     * @throws Error for a loss that is not believed yet; ZodError for what is no such result
     */
    check(last: string | undefined, current: string): void {
      const { ofPages: after, hasSettings } = published.parse(JSON.parse(current));
      const before = last === undefined ? 0 : published.parse(JSON.parse(last)).ofPages;
      if (!isSuddenLoss(before, after)) {
        [believed, refused] = [undefined, undefined];
        return;
      }
      if (believed !== undefined && after >= believed) return;
      const isAsBefore = refused !== undefined && after >= refused.after;
      const since =
        refused !== undefined && isAsBefore && hasSettings === refused.hasSettings
          ? refused.since
          : now();
      const loss = { before, after, hasSettings, since };
      refused = { ...loss, reason: reasonOf(loss) };
      if (!hasSettings || now() - since < BELIEVED_AFTER_MS) throw new Error(refused.reason);
      believe(refused, `because it stands for ${MINUTES_UNTIL_BELIEVED} minutes`);
    },
  };
}

function reasonOf({ before, after, hasSettings, since }: Omit<SuddenLoss, "reason">): string {
  const happened = `The content lake has ${after} documents of pages, where it had ${before}. The site does not trust this and stays as it is.`;
  const isMeant = `If it is meant, run: ${CONFIRM_LOSS_COMMAND}`;
  if (hasSettings) {
    const until = new Date(since + BELIEVED_AFTER_MS).toISOString().slice(11, 16);
    return `${happened} It follows at ${until} UTC if nothing comes back. Was the dataset emptied or renamed by mistake? Restore it. ${isMeant}`;
  }
  return `${happened} The site settings are gone too, so it waits until they are back. Was the dataset made private (set SANITY_API_READ_TOKEN), emptied or renamed? ${isMeant}`;
}
