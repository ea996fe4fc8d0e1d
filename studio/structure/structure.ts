import type { StructureResolver } from "sanity/structure";
import { documents } from "../../schemas/documents/index.ts";
import { singletons } from "../../schemas/singletons/index.ts";
import { figures } from "./figures.ts";
import { freeZones } from "./free-zones.ts";
import { placedItem, sortedItem } from "./lists.ts";
import { services } from "./services.ts";

/** Types whose lists are placed by hand; all others follow at the end by themselves. */
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
  "tool",
  "redirect",
  "pageMetadata",
  "freePage",
];

/** Tools keep documents too, such as the tags of pictures: their own place is the tool. */
const otherTypes = documents.map(({ name }) => name).filter((name) => !placedTypes.includes(name));

/** The content as an editor finds it: single documents first, then the lists. */
export const structure: StructureResolver = (S) =>
  S.list()
    .id("content")
    .title("Content")
    .items([
      ...singletons.map(({ name, title, icon }) =>
        S.listItem()
          .id(name)
          .title(title ?? name)
          .icon(icon)
          .child(
            S.document()
              .schemaType(name)
              .documentId(name)
              .title(title ?? name),
          ),
      ),
      S.divider(),
      sortedItem(S, "freePage", "Free pages", "title"),
      services(S),
      placedItem(S, "emirate", "Emirates"),
      freeZones(S),
      placedItem(S, "advantage", "Advantages"),
      sortedItem(S, "homeCountry", "Home countries", "name"),
      sortedItem(S, "testimonial", "Testimonials", "role"),
      placedItem(S, "partner", "Partners"),
      figures(S),
      sortedItem(S, "diagram", "Diagrams", "heading"),
      sortedItem(S, "tool", "Tools", "heading"),
      ...S.documentTypeListItems().filter((item) => {
        const type = item.getId();
        return otherTypes.some((name) => name === type);
      }),
      S.divider(),
      sortedItem(S, "redirect", "Redirects", "source"),
      sortedItem(S, "pageMetadata", "Page metadata", "path"),
    ]);
