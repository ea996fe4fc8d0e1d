import type {
  Benefit,
  NavLink,
  Note,
  Service,
  SubService,
} from "#schemas/generated/types.generated.ts";
import type { ToolKind } from "#schemas/shared/tools/tool-kinds.ts";
import type { PictureName } from "#scripts/seed/images/manifest.ts";
import { keyed, place, reference, type Seeded } from "../build/document.ts";
import type { comparisonSection, richTextSection } from "../build/page-sections.ts";
import { callToAction, image, type Line, line } from "../build/parts.ts";
import { type Block, richText } from "../build/rich-text.ts";
import { type DiagramSlug, diagramsOf } from "../diagrams/index.ts";
import { type ServiceSlug, serviceId, serviceSlugs } from "../slugs.ts";
import { toolId } from "../tools/tool.ts";

/** A service page as it is written down. */
type ServiceContent = {
  /** The name in menus. */
  title: string;
  slug: ServiceSlug;
  category: Service["category"];
  layout: NonNullable<Service["layout"]>;
  diagrams?: readonly DiagramSlug[];
  hero: { heading: string; lead: Line; picture: PictureName };
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
  closing: Parameters<typeof callToAction>[0];
};

/** The stored document of a service page. */
export function service({
  slug,
  hero,
  introduction,
  closing,
  readOn,
  diagrams,
  tool,
  sections,
  ...content
}: ServiceContent): Seeded<Service> {
  return {
    _id: serviceId(slug),
    _type: "service",
    ...content,
    ...(diagrams === undefined ? {} : { diagrams: diagramsOf(diagrams) }),
    slug: { _type: "slug", current: slug },
    orderRank: place(serviceSlugs.indexOf(slug)),
    hero: {
      heading: hero.heading,
      lead: line(hero.lead),
      actionLabel: "Free Consultation",
      image: image(hero.picture),
    },
    introduction: { ...introduction, body: richText(...introduction.body) },
    benefits: keyed("benefit", content.benefits),
    subServices: keyed("row", content.subServices),
    ...(tool === undefined ? {} : { tool: reference(toolId(tool)) }),
    ...(sections === undefined ? {} : { sections: keyed("section", sections) }),
    ...(readOn === undefined ? {} : { readOn: keyed("link", readOn) }),
    closing: callToAction(closing),
  };
}
