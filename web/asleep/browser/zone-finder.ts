import { ZoneFinder } from "#web/tools/zone-finder/zone-finder.tsx";
import { taking } from "./take-over-island.tsx";

export const wake = taking(ZoneFinder);
