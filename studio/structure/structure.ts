import { CaseIcon } from "@sanity/icons/Case";
import { EarthGlobeIcon } from "@sanity/icons/EarthGlobe";
import { PinIcon } from "@sanity/icons/Pin";
import { TranslateIcon } from "@sanity/icons/Translate";
import { UsersIcon } from "@sanity/icons/Users";
import { WrenchIcon } from "@sanity/icons/Wrench";
import { orderableDocumentListDeskItem } from "@sanity/orderable-document-list";
import type { ComponentType } from "react";
import type { ConfigContext } from "sanity";
import {
  defaultIntentChecker,
  type StructureBuilder,
  type StructureResolver,
} from "sanity/structure";
import { byOrder } from "../../schemas/fields/order.ts";
import { documents, singletons, toolDocuments } from "../../schemas/index.ts";
import { API_VERSION } from "../../schemas/shared/environment/content-lake.ts";
import { translationLanguages } from "../../schemas/shared/languages.ts";
import { translationId } from "../../schemas/shared/translations/translation-rows.ts";
import { TranslationList } from "../translations/translation-list.tsx";
import { FREE_ZONE_IN_EMIRATE, SERVICE_IN_CATEGORY, TRANSLATION_OF_DOCUMENT } from "./templates.ts";

/** Types whose lists have a fixed place. All others follow automatically. */
const placedTypes = [
  "service",
  "emirate",
  "freeZone",
  "zoneSource",
  "advantage",
  "homeCountry",
  "testimonial",
  "partner",
  "figure",
  "diagram",
  "redirect",
  "pageMetadata",
  "freePage",
  "translation",
];

/** Tools store documents too, such as the tags of images. They are shown in their tool only. */
const otherTypes = documents.map(({ name }) => name).filter((name) => !placedTypes.includes(name));

/** The content in the Studio: single documents first, then lists. */
export const structure: StructureResolver = (S, context) =>
  S.list()
    .id("content")
    .title("Content")
    .items([
      ...singletons.map((type) => singleItem(S, type)),
      S.divider(),
      sortedItem(S, "freePage", "Free pages", "title"),
      services(S, context),
      placedItem(S, context, "emirate", "Emirates"),
      freeZones(S, context),
      placedItem(S, context, "advantage", "Advantages"),
      sortedItem(S, "homeCountry", "Home countries", "name"),
      sortedItem(S, "testimonial", "Testimonials", "role"),
      placedItem(S, context, "partner", "Partners"),
      sortedItem(S, "figure", "Figures", "label"),
      sortedItem(S, "diagram", "Diagrams", "heading"),
      folder(
        S,
        { id: "tools", title: "Tools", icon: WrenchIcon },
        toolDocuments.map((type) => singleItem(S, type)),
      ),
      ...S.documentTypeListItems().filter((item) => {
        const type = item.getId();
        return otherTypes.some((name) => name === type);
      }),
      S.divider(),
      translations(S),
      sortedItem(S, "redirect", "Redirects", "source"),
      sortedItem(S, "pageMetadata", "Page metadata", "path"),
    ]);

type SingleType = { name: string; title?: string; icon?: ComponentType };

/** List item that opens the one document of a type. */
const singleItem = (S: StructureBuilder, { name, title = name, icon }: SingleType) =>
  S.listItem()
    .id(name)
    .title(title)
    .icon(icon)
    .child(S.document().schemaType(name).documentId(name).title(title));

/** The zones of one emirate. New zones are created in it, and zones open beside it. */
export function zonesOf(S: StructureBuilder, emirate: string) {
  const filter = "(emirate._ref == $emirate || $emirate in otherEmirates[]._ref)";
  return (
    filteredList(S, { id: emirate, title: "Free zones", type: "freeZone", filter })
      .params({ emirate })
      .defaultOrdering(byOrder("name"))
      // Without this, Sanity opens a zone in the list of all zones.
      .canHandleIntent(defaultIntentChecker)
      // This setting comes last, because later settings would restore the type's own templates.
      .initialValueTemplates([S.initialValueTemplateItem(FREE_ZONE_IN_EMIRATE, { emirate })])
  );
}

/** Free zones by emirate. A new zone belongs to the emirate of its list. */
function freeZones(S: StructureBuilder, context: ConfigContext) {
  const emirates = S.documentTypeList("emirate")
    .defaultOrdering(byOrder("name"))
    .title("By emirate")
    .initialValueTemplates([])
    .child((emirate) => zonesOf(S, emirate));
  return folder(S, { id: "free-zones", title: "Free zones", icon: PinIcon }, [
    S.listItem().id("by-emirate").title("By emirate").icon(EarthGlobeIcon).child(emirates),
    S.divider(),
    placedItem(S, context, "freeZone", "All free zones"),
    S.documentTypeListItem("zoneSource").title("Sources of their facts"),
  ]);
}

/** Translations by language: every document with texts, and how much of it is translated. */
const translations = (S: StructureBuilder) =>
  folder(
    S,
    { id: "translations", title: "Translations", icon: TranslateIcon },
    translationLanguages.map(({ id, name }) =>
      S.listItem()
        .id(id)
        .title(name)
        .child(
          S.component(TranslationList)
            .id(id)
            .title(name)
            .options({ language: id })
            .child((documentId) =>
              S.document()
                .schemaType("translation")
                .documentId(documentId)
                .initialValueTemplate(TRANSLATION_OF_DOCUMENT, {
                  language: id,
                  translated: documentId.slice(translationId(id, "").length),
                }),
            ),
        ),
    ),
  );

/** Services by clients. A new service belongs to the clients of its list. */
function services(S: StructureBuilder, context: ConfigContext) {
  const servicesFor = (category: "private" | "business", title: string, icon: typeof CaseIcon) =>
    S.listItem()
      .id(category)
      .title(title)
      .icon(icon)
      .child(() =>
        filteredList(S, { id: category, title, type: "service", filter: "category == $category" })
          .params({ category })
          .defaultOrdering(byOrder("title"))
          .initialValueTemplates([S.initialValueTemplateItem(SERVICE_IN_CATEGORY, { category })]),
      );
  return folder(S, { id: "services", title: "Services", icon: CaseIcon }, [
    servicesFor("private", "Private clients", UsersIcon),
    servicesFor("business", "Businesses", CaseIcon),
    S.divider(),
    placedItem(S, context, "service", "All services"),
  ]);
}

/** A list item that opens all documents of a type in the site's order, to drag them. */
function placedItem(S: StructureBuilder, context: ConfigContext, type: string, title: string) {
  const icon = documents.find(({ name }) => name === type)?.icon;
  const item = orderableDocumentListDeskItem({ S, context, type, title, icon, id: type });
  // The library titles its list with the name of the type, which is singular.
  return { ...item, child: Object.assign({}, item.child, { title }) };
}

function sortedItem(S: StructureBuilder, type: string, title: string, field: string) {
  const list = S.documentTypeList(type)
    .defaultOrdering([{ field, direction: "asc" }])
    .title(title);
  return S.documentTypeListItem(type).title(title).child(list);
}

type Named = { id: string; title: string; icon: ComponentType };
type Items = Parameters<ReturnType<StructureBuilder["list"]>["items"]>[0];

function folder(S: StructureBuilder, { id, title, icon }: Named, items: Items) {
  const list = S.list().id(id).title(title).items(items);
  return S.listItem().id(id).title(title).icon(icon).child(list);
}

type Filtered = { id: string; title: string; type: string; filter: string };

const filteredList = (S: StructureBuilder, { id, title, type, filter }: Filtered) =>
  S.documentList()
    .apiVersion(API_VERSION)
    .id(id)
    .title(title)
    .schemaType(type)
    .filter(`_type == "${type}" && ${filter}`);
