import { EarthGlobeIcon } from "@sanity/icons/EarthGlobe";
import { PinIcon } from "@sanity/icons/Pin";
import { defaultIntentChecker, type StructureBuilder } from "sanity/structure";
import { FREE_ZONE_IN_EMIRATE } from "../templates.ts";
import { filteredList, folder, placedItem, placeOrder } from "./lists.ts";

/** The zones of one emirate, in which a zone is made and opened beside the list of its emirate. */
export function zonesOf(S: StructureBuilder, emirate: string) {
  const filter = "(emirate._ref == $emirate || $emirate in otherEmirates[]._ref)";
  return (
    filteredList(S, { id: emirate, title: "Free zones", type: "freeZone", filter })
      .params({ emirate })
      .defaultOrdering(placeOrder.freeZone)
      // A list as far down as this one leaves them to the first list of all zones otherwise.
      .canHandleIntent(defaultIntentChecker)
      // Last: any other setting after it would bring the type's own back.
      .initialValueTemplates([S.initialValueTemplateItem(FREE_ZONE_IN_EMIRATE, { emirate })])
  );
}

/** Free zones by their emirate; a new one starts in the emirate it was made from. */
export function freeZones(S: StructureBuilder) {
  const emirates = S.documentTypeList("emirate")
    .defaultOrdering(placeOrder.emirate)
    .title("By emirate")
    .initialValueTemplates([])
    .child((emirate) => zonesOf(S, emirate));
  return folder(S, { id: "free-zones", title: "Free zones", icon: PinIcon }, [
    S.listItem().id("by-emirate").title("By emirate").icon(EarthGlobeIcon).child(emirates),
    S.divider(),
    placedItem(S, "freeZone", "All free zones").id("all"),
    S.documentTypeListItem("zoneSource").title("Sources of their facts"),
  ]);
}
