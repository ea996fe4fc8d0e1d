import { dubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import type { WebhookPayload } from "#schemas/shared/webhook.ts";
import { figureTurn, isTurnDue, turnedOnIn } from "#web/content/freshness/figure-turn.ts";
import { routingTables } from "#web/content/routing/current-routing-table.ts";
import { buildDir } from "#web/lib/build-dir.ts";
import { ownOrigin } from "#web/lib/own-origin.ts";
import { postSigned } from "./post-signed.ts";

export type TurnParts = {
  /** The days on which pages change by themselves, as they were last known. */
  days: () => readonly string[];
  /** The last day for which every page was turned; an ISO date, or an empty text for never. */
  turnedOn: { read: () => Promise<string>; write: (day: string) => Promise<void> };
  /** Has a page been made from kept content since, so that it is to be rendered once more? */
  isOwed: () => boolean;
  /** Does the content lake answer? */
  isLakeAwake: () => Promise<boolean>;
  /** Has every page rendered for today. @returns whether that is done */
  turn: () => Promise<boolean>;
  now?: () => Date;
};

/**
 * Makes what the site does several times a minute: it turns the pages once a day has come in Dubai
 * on which a figure changes, whether or not the content lake can be reached, and again as soon as it
 * can, for what was published meanwhile. One call begins when the last one has ended.
 */
export function createTurnFigures(parts: TurnParts): () => Promise<void> {
  const { days, turnedOn, isOwed, isLakeAwake, turn, now = () => new Date() } = parts;
  let isBusy = false;

  async function turnIfDue(): Promise<void> {
    const today = dubaiDay(now());
    const isDue = isTurnDue(days(), await turnedOn.read(), today);
    if (!isDue && !(isOwed() && (await isLakeAwake()))) return;
    if (await turn()) await turnedOn.write(today);
  }

  return async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      await turnIfDue();
    } catch (error) {
      console.warn(`The pages could not be turned to a new day yet: ${String(error)}`);
    } finally {
      isBusy = false;
    }
  };
}

/** Often enough for "within a minute", also on a machine that is busy. */
const PAUSE_MS = 20_000;

/** What the receiver needs of a change; none is meant. */
const newDay: WebhookPayload = { _id: "day" };

/**
 * Has this server turn its pages for as long as it runs.
 * @param secret that of the webhook
 */
export function keepFiguresTurning(secret: string): void {
  const turnFigures = createTurnFigures({
    days: () => routingTables().current()?.turningDays ?? [],
    turnedOn: turnedOnIn(buildDir()),
    isOwed: () => figureTurn().isOwed,
    isLakeAwake: () =>
      routingTables()
        .refresh()
        .then(
          () => true,
          () => false,
        ),
    turn: async () => (await postSigned(`${ownOrigin()}/api/turn-figures`, newDay, secret)) === 200,
  });
  setInterval(() => void turnFigures(), PAUSE_MS).unref();
}
