import type { Metadata } from "next";
import { notFound, redirect, unstable_rethrow } from "next/navigation";
import { pageAt } from "#schemas/shared/routes.ts";
import { isToolPage, type ToolPage } from "#schemas/shared/tools/tool-address.ts";
import type { definePage } from "#web/page/define-page.tsx";
import { readToolQuestion } from "#web/tools/answers.ts";

type Defined = ReturnType<typeof definePage>;
type PageFile = { default: Defined["Page"] } & Pick<Defined, "generateMetadata">;

/** The files of the pages with tools; a page without one does not compile. */
const files: Record<ToolPage, () => Promise<PageFile>> = {
  freeZonesPage: () => import("../../free-zones/page.tsx"),
  taxBenefitsPage: () => import("../../free-zones/tax-benefits/page.tsx"),
  service: () => import("../../services/[slug]/page.tsx"),
  freePage: () => import("../../pages/[...slug]/page.tsx"),
};

type AnswerProps = PageProps<"/answers/[...page]">;

async function fileOf({ params }: AnswerProps) {
  const path = `/${(await params).page.join("/")}`;
  const page = pageAt(path);
  if (page === undefined || !isToolPage(page.type)) notFound();
  const { type, ...slug } = page;
  return { file: await files[type](), params: Promise.resolve(slug), path };
}

/** A page with its tool's answer for one visitor. What asks nothing leads to the page. */
export default async function AnswerPage(props: AnswerProps) {
  const [{ file, params, path }, query] = await Promise.all([fileOf(props), props.searchParams]);
  const given = Object.entries(query).flatMap(([name, values = []]) =>
    [values].flat().map((value) => [name, value]),
  );
  const asked = readToolQuestion(new URLSearchParams(given));
  if (asked !== undefined) {
    try {
      return await file.default({ params, asked });
    } catch (error) {
      // That there is no such page is no failure.
      unstable_rethrow(error);
      // The content lake does not answer. The page, which is ready, does without it.
      console.warn(`${path} could not be rendered with an answer:`, error);
    }
  }
  redirect(path);
}

/** Whoever searches finds the page, not each of its answers. */
export async function generateMetadata(props: AnswerProps): Promise<Metadata> {
  const { file, params } = await fileOf(props);
  const head = await file.generateMetadata({ params }).catch(() => ({}));
  return { ...head, robots: "noindex, follow" };
}
