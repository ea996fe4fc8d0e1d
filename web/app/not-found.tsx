import type { Metadata } from "next";
import { fetchHomePage, fetchNotFoundPage } from "#web/content/pages.ts";
import { metadataOf } from "#web/lib/seo/page-metadata.ts";
import { NotFound } from "#web/sections/not-found.tsx";

/** The home page's, but for its title, and for its address, which an unknown path must not claim. */
export async function generateMetadata(): Promise<Metadata> {
  const [{ heading }, homePage] = await Promise.all([fetchNotFoundPage(), fetchHomePage()]);
  const { alternates: _alternates, ...home } = await metadataOf("/", homePage);
  return { ...home, title: heading, robots: "noindex" };
}

export default async function NotFoundPage() {
  return <NotFound {...(await fetchNotFoundPage())} />;
}
