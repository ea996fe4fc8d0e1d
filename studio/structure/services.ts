import { CaseIcon } from "@sanity/icons/Case";
import { UsersIcon } from "@sanity/icons/Users";
import type { StructureBuilder } from "sanity/structure";
import { API_VERSION } from "../../schemas/shared/environment/content-lake.ts";
import { SERVICE_IN_CATEGORY } from "../templates.ts";
import { placedItem, placeOrder } from "./in-order.ts";

function servicesFor(S: StructureBuilder, category: "private" | "business", title: string) {
  return S.listItem()
    .id(category)
    .title(title)
    .icon(category === "private" ? UsersIcon : CaseIcon)
    .child(
      S.documentList()
        .apiVersion(API_VERSION)
        .id(category)
        .title(title)
        .schemaType("service")
        .filter("_type == 'service' && category == $category")
        .params({ category })
        .defaultOrdering(placeOrder.service)
        .initialValueTemplates([S.initialValueTemplateItem(SERVICE_IN_CATEGORY, { category })]),
    );
}

/** Services by the clients they are for; a new one starts in the list it was made from. */
export function services(S: StructureBuilder) {
  return S.listItem()
    .id("services")
    .title("Services")
    .icon(CaseIcon)
    .child(
      S.list()
        .id("services")
        .title("Services")
        .items([
          servicesFor(S, "private", "Private clients"),
          servicesFor(S, "business", "Businesses"),
          S.divider(),
          placedItem(S, "service", "All services").id("all"),
        ]),
    );
}
