import type { Metadata } from "next";
import { fixedPath } from "#schemas/shared/routes.ts";
import { ContactLink } from "#web/components/links.tsx";
import { Picture } from "#web/components/picture/picture.tsx";
import { PageLink } from "#web/components/plain-links.tsx";
import { fetchOnlyPage } from "#web/content/fetch-page.ts";
import { fetchNotFoundPage } from "#web/content/fetch-site.ts";
import { homePage } from "#web/content/queries/home.ts";
import { metadataOf } from "#web/page/page-metadata.ts";

/** The home page's, but for its title, and for its address, which an unknown path must not claim. */
export async function generateMetadata(): Promise<Metadata> {
  const [{ heading }, content] = await Promise.all([fetchNotFoundPage(), fetchOnlyPage(homePage)]);
  const { alternates: _alternates, ...home } = await metadataOf(fixedPath("homePage"), content);
  return { ...home, title: heading, robots: "noindex" };
}

export default async function NotFoundPage() {
  const { heading, text, homeLabel, contactLabel, image } = await fetchNotFoundPage();
  return (
    <section
      data-page-view="404 Not Found"
      className="on-dark relative min-h-190 overflow-hidden bg-night text-white md:min-h-180"
    >
      {/* Next renders this section along with every page, in case: nothing may be preloaded. */}
      <Picture
        image={image}
        priority
        isPreloaded={false}
        sizes="max(100vw, 84.5rem)"
        className="absolute inset-0 [--picture-y:100%]"
      />
      <div className="wrap relative py-band">
        <div className="grid max-w-lg gap-flow md:justify-items-start">
          <h1>{heading}</h1>
          <p className="text-lead text-haze">{text}</p>
          <div className="flex flex-wrap gap-3">
            <PageLink href={fixedPath("homePage")} className="btn btn-sun max-md:w-full">
              {homeLabel}
            </PageLink>
            <ContactLink className="btn btn-ghost max-md:w-full">{contactLabel}</ContactLink>
          </div>
        </div>
      </div>
    </section>
  );
}
