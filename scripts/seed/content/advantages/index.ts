import * as culture from "./culture.ts";
import * as general from "./general.ts";

/** The thirteen advantage pages; each bears its place in the order of the overview. */
export const advantages = [...Object.values(general), ...Object.values(culture)];
