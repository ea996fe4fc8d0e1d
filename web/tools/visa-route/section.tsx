import type { ToolPlace } from "../page-tool.tsx";
import type { ContentOf } from "../tool.ts";
import { holds, textReader } from "../tool-content.ts";
import { sectionOf } from "../tool-section.tsx";
import { visaRoutes } from "./rules.ts";
import { Form } from "./visa-route.island.tsx";
import { type VisaRoutes, visaRoute } from "./visa-route.tsx";

/** The routes of the document; undefined if one is missing. */
function routesIn(
  content: ContentOf<"visa-route">,
  { language }: Pick<ToolPlace, "language">,
): VisaRoutes | undefined {
  const read = textReader(content, language);
  const routes = Object.fromEntries(
    content.routes.map(({ route, name, term, sponsor, ends, papers }) => [
      route,
      {
        name: read(name),
        term: read(term),
        sponsor: read(sponsor),
        ends: read(ends),
        papers: read(papers),
      },
    ]),
  );
  return holds<VisaRoutes["routes"]>(routes, visaRoutes)
    ? { routes, defaults: { who: "employee" } }
    : undefined;
}

export const section = sectionOf(visaRoute, Form, { prepare: routesIn, resultsShown: 1 });
