import { expect, type Locator, type Page } from "@playwright/test";

const privateServices = [
  ["Residency Visas", "/services/residency-visas"],
  ["Tax Residency", "/services/tax-residency"],
  ["Real Estate", "/services/real-estate"],
  ["Education", "/services/education"],
  ["Relocation Support", "/services/relocation-support"],
] as const;

const businessServices = [
  ["Business Registration", "/services/business-registration"],
  ["Licensing & Permits", "/services/licensing"],
  ["Staffing Solutions", "/services/staffing-solutions"],
  ["Investment Scouting", "/services/investment-scouting"],
  ["Office Space", "/services/office-space"],
] as const;

const freeZones = [
  ["Abu Dhabi", "/free-zones/abu-dhabi"],
  ["Dubai", "/free-zones/dubai"],
  ["Sharjah", "/free-zones/sharjah"],
  ["Ajman", "/free-zones/ajman"],
  ["Ras Al Khaimah", "/free-zones/ras-al-khaimah"],
  ["Fujairah", "/free-zones/fujairah"],
  ["Umm Al Quwain", "/free-zones/umm-al-quwain"],
  ["Tax Benefits vs Mainland", "/free-zones/tax-benefits"],
] as const;

/** The four dropdowns with their links, written from the specification. */
export const dropdowns = {
  Services: [...privateServices, ...businessServices],
  "UAE Freezones": freeZones,
  "About Us": [
    ["Team", "/about"],
    ["Contacts", "/about"],
    ["Social", "/about"],
    ["Google Maps", "/about"],
  ],
  "UAE Advantages": [
    ["Safety", "/advantages/safety"],
    ["Economics", "/advantages/economics"],
    ["Innovations", "/advantages/innovations"],
    ["Accessibility", "/advantages/accessibility"],
    ["Travel", "/advantages/travel"],
    ["Religion", "/advantages/religion"],
    ["Traditions", "/advantages/traditions"],
    ["Sports", "/advantages/sports"],
    ["Geographical Location", "/advantages/geographical-location"],
    ["Climate", "/advantages/climate"],
    ["Status in the GCC market", "/advantages/gcc-market"],
    ["Progress", "/advantages/progress"],
    ["People of UAE", "/advantages/people-of-uae"],
  ],
} as const;

/** The sections of the mobile menu with their links, written from the specification. */
export const mobileSections = {
  Services: [...privateServices, ...businessServices],
  "UAE Free Zones": [...freeZones, ["All Free Zones", "/free-zones"]],
  About: [["Our Company", "/about"]],
  "UAE Advantages": [
    ["Overview", "/uae-advantages"],
    ["Economics", "/advantages/economics"],
    ["Geographical Location", "/advantages/geographical-location"],
    ["Safety", "/advantages/safety"],
    ["Climate", "/advantages/climate"],
    ["Innovations", "/advantages/innovations"],
  ],
} as const;

/** Text and address of each link of a list. */
export function linksIn(list: Locator): Promise<(string | null)[][]> {
  return list
    .locator("li a")
    .evaluateAll((links) =>
      links.map((link) => [link.textContent?.trim() ?? "", link.getAttribute("href")]),
    );
}

/** The menus of the header on a wide window. */
export class MenuBar {
  readonly page: Page;
  readonly bar: Locator;

  constructor(page: Page) {
    this.page = page;
    this.bar = page.getByRole("banner").getByRole("navigation", { name: "Main navigation" });
  }

  /** Opens a page with a clock that the test can move, once the menus answer. */
  async open(path = "/about"): Promise<void> {
    await this.page.clock.install();
    await this.page.goto(path);
    await expect(async () => {
      await this.button("Services").click();
      await expect(this.button("Services")).toHaveAttribute("aria-expanded", "true", {
        timeout: 500,
      });
    }).toPass();
    await this.page.keyboard.press("Escape");
    await this.page.mouse.move(700, 600);
    await this.expectOpen(null);
  }

  button(name: string): Locator {
    return this.bar.getByRole("button", { name, exact: true });
  }

  /** The panel under a menu's button. */
  panel(name: string): Locator {
    return this.button(name).locator("xpath=following-sibling::div");
  }

  /** The named menu is open, and it alone. */
  async expectOpen(name: string | null): Promise<void> {
    const open = this.bar.locator("button[aria-expanded=true]");
    await expect(open).toHaveText(name === null ? [] : [name]);
    for (const other of Object.keys(dropdowns)) {
      if (other === name) await expect(this.panel(other)).toBeVisible();
      else await expect(this.panel(other)).toBeHidden();
    }
  }
}
