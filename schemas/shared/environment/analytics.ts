import { type Environment, readEnvironment } from "./environment.ts";

/** The properties and accounts to report to, at least one: "G-ABC", "AW-123". */
type TagIds = readonly [string, ...string[]];

/** What analytics is to report to; every value is public by design. */
export type Analytics = {
  /** Property and advertising account, of which at least one is there: "G-ABC", "AW-123". */
  ids: TagIds;
  /** Where a conversion is reported to: "AW-123/abc". */
  conversionLabel?: string | undefined;
};

/** Analytics as the environment names it; undefined where it names none, and then nothing loads. */
export function analyticsFromEnvironment(
  environment: Environment = readEnvironment(),
): Analytics | undefined {
  const conversionLabel = environment.NEXT_PUBLIC_ADS_CONVERSION;
  const [first, ...others] = [
    environment.NEXT_PUBLIC_ANALYTICS_ID,
    conversionLabel?.split("/")[0],
  ].filter((id) => id !== undefined);
  return first === undefined ? undefined : { ids: [first, ...others], conversionLabel };
}
