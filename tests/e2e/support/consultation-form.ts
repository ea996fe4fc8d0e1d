import type { Locator, Page } from "@playwright/test";

/** A valid request, as a visitor types it. */
export const request = {
  fullName: "Anna Bērziņa",
  email: "anna@example.com",
  phone: "+371 2000 0000",
  profession: "Designer",
  nationality: "Latvian",
  contactMethod: "Video call",
  message: "We move in autumn, three of us.",
};

type Request = typeof request;

const textFields = ["fullName", "email", "phone", "profession", "nationality", "message"] as const;

/** The consultation form in one browser tab. */
export class ConsultationForm {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the contact page with a clock that the test can move, and waits for its script. */
  async open(): Promise<void> {
    await this.page.clock.install();
    await this.page.goto("/contact");
    await this.becomesReady();
  }

  /** Focuses the form, and waits until it is hydrated. */
  async becomesReady(): Promise<void> {
    await this.fields.phone.focus();
    await this.page.locator("form[data-ready]").waitFor();
  }

  get fields(): Record<keyof Request | "consent", Locator> {
    const { page } = this;
    return {
      fullName: page.getByRole("textbox", { name: "Full name" }),
      email: page.getByRole("textbox", { name: "Email" }),
      phone: page.getByRole("textbox", { name: "Phone" }),
      profession: page.getByRole("textbox", { name: "Profession" }),
      nationality: page.getByRole("textbox", { name: "Nationality" }),
      contactMethod: page.getByRole("combobox", { name: "Preferred contact method" }),
      message: page.getByRole("textbox", { name: "Message" }),
      consent: page.getByRole("checkbox", { name: /^I agree/ }),
    };
  }

  /** Flag and name of the country of the phone number. */
  get country(): Locator {
    return this.fields.phone.locator("xpath=preceding-sibling::*");
  }

  get button(): Locator {
    return this.page.getByRole("button", { name: "Request Free Consultation" });
  }

  /** The list of errors. */
  get summary(): Locator {
    return this.page.getByRole("alert").filter({ hasText: "Please check these fields" });
  }

  /** The message about a failed request. */
  get failure(): Locator {
    return this.page
      .locator("form")
      .getByRole("group", { name: /^(Error Sending Message|You are offline)$/ });
  }

  get thanks(): Locator {
    return this.page.getByRole("heading", { name: "Thank you", exact: true });
  }

  /** Fills in the whole form, at the pace of a person. */
  async fill(values: Partial<Request> = {}): Promise<void> {
    const { contactMethod, ...texts } = { ...request, ...values };
    for (const name of textFields) await this.fields[name].fill(texts[name]);
    await this.fields.contactMethod.selectOption(contactMethod);
    await this.fields.consent.check();
    await this.page.clock.fastForward(4_000);
  }

  async openAndFill(values: Partial<Request> = {}): Promise<void> {
    await this.open();
    await this.fill(values);
  }

  /** The values the form shows, without the consent. */
  async values(): Promise<Request> {
    const values = { ...request };
    for (const name of textFields) values[name] = await this.fields[name].inputValue();
    const chosen = this.fields.contactMethod.locator("option:checked");
    return { ...values, contactMethod: (await chosen.textContent()) ?? "" };
  }
}
