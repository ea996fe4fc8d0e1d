import { CaseIcon } from "@sanity/icons/Case";
import { UsersIcon } from "@sanity/icons/Users";
import type { StructureBuilder } from "sanity/structure";
import { SERVICE_IN_CATEGORY } from "../templates.ts";
import { filteredList, folder, listed, placedItem, placeOrder } from "./lists.ts";

/** Services by the clients they are for; a new one starts in the list it was made from. */
export function services(S: StructureBuilder) {
  const servicesFor = (category: "private" | "business", title: string, icon: typeof CaseIcon) =>
    listed(S, { id: category, title, icon }, () =>
      filteredList(S, { id: category, title, type: "service", filter: "category == $category" })
        .params({ category })
        .defaultOrdering(placeOrder.service)
        .initialValueTemplates([S.initialValueTemplateItem(SERVICE_IN_CATEGORY, { category })]),
    );
  return folder(S, { id: "services", title: "Services", icon: CaseIcon }, [
    servicesFor("private", "Private clients", UsersIcon),
    servicesFor("business", "Businesses", CaseIcon),
    S.divider(),
    placedItem(S, "service", "All services").id("all"),
  ]);
}
