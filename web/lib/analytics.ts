import { type Environment, readEnvironment } from "#schemas/shared/environment/environment.ts";

/** The properties and accounts to report to, at least one: "G-ABC", "AW-123". */
type TagIds = readonly [string, ...string[]];

/** The configuration of analytics. Every value is public by design. */
export type Analytics = {
  /** Ids of the property and of the advertising account, at least one: "G-ABC", "AW-123". */
  ids: TagIds;
  /** The label of conversions: "AW-123/abc". */
  conversionLabel?: string | undefined;
};

/** The configuration of analytics from the environment. Without it nothing is loaded. */
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
