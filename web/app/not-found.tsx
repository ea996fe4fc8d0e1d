import type { Metadata } from "next";
import { fetchNotFoundPage } from "#web/content/pages.ts";
import { NotFound } from "#web/sections/not-found.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const { heading } = await fetchNotFoundPage();
  return { title: heading, robots: "noindex" };
}

export default async function NotFoundPage() {
  return <NotFound {...(await fetchNotFoundPage())} />;
}
