import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { pageAt } from "#schemas/routes.ts";
import { isToolPage, type ToolPage } from "#schemas/tools/tool-address.ts";
import { type Asked, readAsked } from "#web/tools/answers.ts";

type PageProps = { params: Promise<{ slug?: string }>; asked?: Asked | undefined };

type PageFile = {
  default: (props: PageProps) => Promise<ReactNode>;
  generateMetadata: (props: PageProps) => Promise<Metadata>;
};

/** The files of the pages with tools; a page without one does not compile. */
const files: Record<ToolPage, () => Promise<PageFile>> = {
  freeZonesPage: () => import("../../free-zones/page.tsx"),
  taxBenefitsPage: () => import("../../free-zones/tax-benefits/page.tsx"),
};

type AnswerProps = {
  params: Promise<{ page: string[] }>;
  searchParams: Promise<Readonly<Record<string, unknown>>>;
};

async function fileOf({ params }: AnswerProps) {
  const page = pageAt(`/${(await params).page.join("/")}`);
  if (page === undefined || !isToolPage(page.type)) notFound();
  const { type, ...slug } = page;
  return { file: await files[type](), params: Promise.resolve(slug) };
}

/**
 * A page with a tool that is asked something, under the address of the page itself: rendered anew
 * for each visitor, while the page stays ready for everybody else.
 */
export default async function AnswerPage(props: AnswerProps) {
  const [{ file, params }, query] = await Promise.all([fileOf(props), props.searchParams]);
  const { default: Page } = file;
  return Page({ params, asked: readAsked(query) });
}

/** Whoever searches finds the page, not each of its answers. */
export async function generateMetadata(props: AnswerProps): Promise<Metadata> {
  const { file, params } = await fileOf(props);
  return { ...(await file.generateMetadata({ params })), robots: "noindex, follow" };
}
