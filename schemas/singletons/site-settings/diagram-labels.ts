import { fieldsTogether } from "../../fields/group.ts";
import { requiredString } from "../../fields/text.ts";

const label = (name: string, title: string, description: string) =>
  requiredString(name, title, description, { max: 60 });

/** The words around diagrams, the same on every page. */
export const diagramLabels = fieldsTogether(
  "diagramLabels",
  "Words of the diagrams",
  "Shown around the drawings, on every page that has one.",
  [
    label("table", "As a table", "Opens what a drawing shows as a table."),
    label("place", "Place", "Stands over the names of places in tables."),
    label("zones", "Zones", "Stands over what the zones of an emirate are good for."),
    label("distance", "Distance", "Stands over distances to Dubai."),
    label("shortest", "Shortest day", "Stands over the hours of daylight of the darkest day."),
    label("longest", "Longest day", "Stands over the hours of daylight of the brightest day."),
  ],
);
