import type { Metadata } from "next";
import { fixedPath } from "#schemas/shared/routes.ts";
import { fetchOnlyPage } from "#web/content/fetch-page.ts";
import { fetchNotFoundPage } from "#web/content/fetch-site.ts";
import { homePage } from "#web/content/queries/home.ts";
import { metadataOf } from "#web/page/page-metadata.ts";
import { NotFound } from "#web/sections/not-found.tsx";

/** The home page's, but for its title, and for its address, which an unknown path must not claim. */
export async function generateMetadata(): Promise<Metadata> {
  const [{ heading }, content] = await Promise.all([fetchNotFoundPage(), fetchOnlyPage(homePage)]);
  const { alternates: _alternates, ...home } = await metadataOf(fixedPath("homePage"), content);
  return { ...home, title: heading, robots: "noindex" };
}

export default async function NotFoundPage() {
  return <NotFound {...(await fetchNotFoundPage())} />;
}
