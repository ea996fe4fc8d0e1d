import type {
  Benefit,
  NavLink,
  Note,
  Service,
  SubService,
} from "#schemas/generated/types.generated.ts";
import type { ToolKind } from "#schemas/shared/tools/tool-query.ts";
import { keyed, place, reference, type Seeded } from "../build/document.ts";
import type { comparisonSection, richTextSection } from "../build/page-sections.ts";
import type { closing, opening } from "../build/parts.ts";
import { type Block, richText } from "../build/rich-text.ts";
import { type DiagramSlug, diagramsOf } from "../diagrams/index.ts";
import { type ServiceSlug, serviceId, serviceSlugs } from "../slugs.ts";
import { toolId } from "../tools/tool.ts";

/** A service page as it is written down. */
type ServiceContent = {
  /** The name in menus. */
  title: string;
  slug: ServiceSlug;
  layout: NonNullable<Service["layout"]>;
  diagrams?: readonly DiagramSlug[];
  hero: ReturnType<ReturnType<typeof opening>>;
  introduction: { heading: string; body: Block[]; note?: Note };
  benefitsHeading: string;
  benefits: Benefit[];
  subServicesHeading: string;
  subServices: SubService[];
  tool?: ToolKind;
  /** What stands after the parts that every service has. */
  sections?: ReturnType<typeof comparisonSection | typeof richTextSection>[];
  /** Where a visitor reads on; its neighbours in the menus where it is left out. */
  readOn?: NavLink[];
  homeCountries?: Service["homeCountries"];
  closing: ReturnType<ReturnType<typeof closing>>;
};

/** The stored document of a service page, of the category that the maker is of. */
export const serviceOf =
  (category: Service["category"]) =>
  ({
    slug,
    introduction,
    diagrams,
    tool,
    sections,
    readOn,
    ...content
  }: ServiceContent): Seeded<Service> => ({
    ...content,
    _id: serviceId(slug),
    _type: "service",
    category,
    slug: { _type: "slug", current: slug },
    orderRank: place(serviceSlugs.indexOf(slug)),
    hero: { ...content.hero, actionLabel: "Free Consultation" },
    introduction: { ...introduction, body: richText(...introduction.body) },
    diagrams: diagrams && diagramsOf(diagrams),
    benefits: keyed("benefit", content.benefits),
    subServices: keyed("row", content.subServices),
    tool: tool && reference(toolId(tool)),
    sections: sections && keyed("section", sections),
    readOn: readOn && keyed("link", readOn),
  });
