import { TOOL_ID } from "#schemas/shared/tools/tool-query.ts";
import { servicePage } from "#web/content/queries/service.ts";
import { definePage } from "#web/page/define-page.tsx";
import { service } from "#web/page/structured-data.tsx";
import { CallToActionBand } from "#web/sections/call-to-action-band.tsx";
import { HomeCountries } from "#web/sections/home-countries/home-countries.tsx";
import { PageHero } from "#web/sections/page-hero.tsx";
import { PageSections } from "#web/sections/page-sections.tsx";
import { ReadOn } from "#web/sections/read-on.tsx";
import { serviceLayout } from "#web/sections/service-body.tsx";
import { PageTool } from "#web/tools/page-tool.tsx";

const page = definePage(
  servicePage,
  ({ content, settings, breadcrumbs, contactHref, readOn, asked, path }) => {
    const { pictureSide, parts } = serviceLayout(content, settings);
    return (
      <>
        <PageHero
          {...content.hero}
          pictureSide={pictureSide}
          contactHref={contactHref}
          toolHeading={content.tool?.heading}
          breadcrumbs={breadcrumbs}
        />
        <PageSections
          parts={{
            ...parts,
            tool: content.tool ? (
              <PageTool
                page={content}
                settings={settings}
                path={path}
                asked={asked}
                background="sand"
              />
            ) : (
              // What an editor adds here answers in place of a tool.
              <div id={TOOL_ID} />
            ),
          }}
          sections={content.sections}
          settings={settings}
          path={path}
        />
        <HomeCountries countries={content.homeCountries} settings={settings} background="frost" />
        <ReadOn {...readOn} background={content.homeCountries?.length ? "paper" : "frost"} />
        <CallToActionBand {...content.closing} contactHref={contactHref} />
      </>
    );
  },
  service,
);

export default page.Page;
export const { generateMetadata, generateStaticParams } = page;
