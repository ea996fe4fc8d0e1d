import type { PageConfig } from "next";
import { fixedPath } from "#schemas/shared/routes.ts";
import { ContactLink } from "#web/components/links.tsx";
import { Picture } from "#web/components/picture/picture.tsx";
import { PageLink } from "#web/components/plain-links.tsx";
import { type fetchNotFoundData, notFoundProps } from "#web/page/frame-data.ts";

export const config: PageConfig = { unstable_runtimeJS: false };

export const getStaticProps = notFoundProps;

type NotFoundProps = Pick<Awaited<ReturnType<typeof fetchNotFoundData>>, "notFound">;

/** The page for every address that leads to nothing else. */
export default function NotFoundPage({ notFound }: NotFoundProps) {
  const { heading, text, homeLabel, contactLabel, image } = notFound;
  return (
    <section
      data-page-view="404 Not Found"
      className="on-dark relative min-h-190 overflow-hidden bg-night text-white md:min-h-180"
    >
      <Picture
        image={image}
        priority
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
