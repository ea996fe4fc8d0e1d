"use client";

import { useSyncExternalStore } from "react";
import { dateInRiga } from "#web/lib/riga-date.ts";

const neverChanges = () => () => {};

/**
 * Today's date in Riga. The page is rendered ahead and may be shown first after midnight, so the
 * browser sets the date right; without JavaScript the date of the rendering stands.
 */
export function TodayInRiga({ renderedOn }: { renderedOn: string }) {
  return useSyncExternalStore(neverChanges, dateInRiga, () => renderedOn);
}
