import type { Page } from "@playwright/test";

/** A picture of the handbook: what of the Studio it shows, on the first content. */
export type HandbookPicture = {
  /** The name of the file in docs/pictures, without its ending. */
  name: string;
  /** The path in the Studio. */
  path: string;
  /** Brings the screen into the state that is shown, and waits for it. */
  show: (page: Page) => Promise<unknown>;
};

const heading = (page: Page, name: string) => page.getByRole("heading", { name }).first().waitFor();

export const handbookPictures: readonly HandbookPicture[] = [
  {
    name: "start",
    path: "/start",
    show: (page) => page.getByRole("link", { name: "Tax Residency" }).first().waitFor(),
  },
  {
    name: "page",
    path: "/intent/edit/id=service-tax-residency;type=service/",
    show: async (page) => {
      await page.getByTestId("field-hero.heading").waitFor();
      await page.getByText("Used on").first().waitFor();
    },
  },
  {
    name: "preview",
    path: "/preview/service/service-tax-residency?preview=/services/tax-residency",
    show: async (page) => {
      await page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor();
      await page.getByTestId("field-hero.heading").waitFor();
    },
  },
  {
    name: "figures",
    path: "/figures",
    show: async (page) => {
      await page.getByRole("tab", { name: "All" }).click();
      await page.getByLabel("Find a figure").fill("corporate tax");
      await page.getByRole("button", { name: "Federal corporate tax rate" }).click();
      await page.getByRole("region", { name: "Federal corporate tax rate" }).waitFor();
    },
  },
  {
    name: "translation",
    path: "/preview/service/service-tax-residency?preview=/sv/services/tax-residency",
    show: async (page) => {
      await page.frameLocator("iframe").locator("html[lang=sv]").waitFor();
      await page.getByTestId("form-view").getByText("Svenska").first().waitFor();
    },
  },
  {
    name: "languages",
    path: "/structure/siteLanguages",
    show: (page) => page.getByText("pages can be shown").first().waitFor(),
  },
  {
    name: "sheets",
    path: "/sheets",
    show: (page) => heading(page, "Bring in a sheet"),
  },
  {
    name: "checks",
    path: "/checks",
    show: (page) => page.getByText(/documents checked:/).waitFor(),
  },
];
