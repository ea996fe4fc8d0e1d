import { EarthGlobeIcon } from "@sanity/icons/EarthGlobe";
import { PinIcon } from "@sanity/icons/Pin";
import { defaultIntentChecker, type StructureBuilder } from "sanity/structure";
import { API_VERSION } from "../../schemas/shared/environment/content-lake.ts";
import { FREE_ZONE_IN_EMIRATE } from "../templates.ts";
import { placedItem, placeOrder } from "./in-order.ts";

/** The zones of one emirate, in which a zone is made and opened beside the list of its emirate. */
export function zonesOf(S: StructureBuilder, emirate: string) {
  return (
    S.documentList()
      .apiVersion(API_VERSION)
      .id(emirate)
      .title("Free zones")
      .schemaType("freeZone")
      .filter(
        "_type == 'freeZone' && (emirate._ref == $emirate || $emirate in otherEmirates[]._ref)",
      )
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
  return S.listItem()
    .id("free-zones")
    .title("Free zones")
    .icon(PinIcon)
    .child(
      S.list()
        .id("free-zones")
        .title("Free zones")
        .items([
          S.listItem()
            .id("by-emirate")
            .title("By emirate")
            .icon(EarthGlobeIcon)
            .child(
              S.documentTypeList("emirate")
                .defaultOrdering(placeOrder.emirate)
                .title("By emirate")
                .initialValueTemplates([])
                .child((emirate) => zonesOf(S, emirate)),
            ),
          S.divider(),
          placedItem(S, "freeZone", "All free zones").id("all"),
          S.documentTypeListItem("zoneSource").title("Sources of their facts"),
        ]),
    );
}
