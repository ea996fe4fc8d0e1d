import type { Locator, Page } from "@playwright/test";
import {
  consultationFields,
  sampleRequest,
  type TextFieldName,
  textFieldNames,
} from "#schemas/shared/forms/consultation-fields.ts";
import { ENGLISH, type LanguageId, pathIn } from "#schemas/shared/languages.ts";
import { recordOf } from "#schemas/shared/record.ts";
import { seeded } from "#tests/support/first-content.ts";
import { phraseIn } from "./in-language.ts";

const { form, thankYou } = seeded("contactPage");

const isChoice = (name: TextFieldName) => consultationFields[name].kind === "choice";

/** What a visitor sees of a choice. */
const chosen = (value: string) =>
  form.contactMethodOptions.find((option) => option.value === value)?.label ?? value;

/** A request that keeps every rule, as a visitor types and chooses it. */
export const request = recordOf(textFieldNames, (name) =>
  isChoice(name) ? chosen(sampleRequest[name]) : sampleRequest[name],
);

type Request = typeof request;

/** A text field with suggestions has the role of a choice. */
const hasSuggestions = (name: string) => name === "nationality";

/** The consultation form in one browser tab, on the page of a language. */
export class ConsultationForm {
  readonly page: Page;
  readonly language: LanguageId;

  constructor(page: Page, language: LanguageId = ENGLISH) {
    this.page = page;
    this.language = language;
  }

  /** A phrase of the contact page in the language of the form. */
  text(phrase: string): string {
    return phraseIn(this.language, phrase);
  }

  /** Opens the contact page with a clock that the test can move, and waits for its script. */
  async open(): Promise<void> {
    await this.page.clock.install();
    await this.page.goto(pathIn(this.language, "/contact"));
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
      ...recordOf(textFieldNames, (name) =>
        page.getByRole(isChoice(name) || hasSuggestions(name) ? "combobox" : "textbox", {
          name: this.text(form.fields[name].label),
        }),
      ),
      consent: page.getByRole("checkbox"),
    };
  }

  /** Flag and name of the country of the phone number. */
  get country(): Locator {
    return this.fields.phone.locator("xpath=preceding-sibling::*");
  }

  get button(): Locator {
    return this.page.getByRole("button", { name: this.text(form.submitLabel) });
  }

  /** The list of errors. */
  get summary(): Locator {
    return this.page.getByRole("alert").filter({ hasText: this.text(form.summaryHeading) });
  }

  /** The message about a failed request. */
  get failure(): Locator {
    const titles = [form.messages.failureTitle, "You are offline"].map((title) => this.text(title));
    return this.page
      .locator("form")
      .getByRole("group", { name: new RegExp(`^(${titles.join("|")})$`) });
  }

  get thanks(): Locator {
    return this.page.getByRole("heading", { name: this.text(thankYou.heading), exact: true });
  }

  /** The values of a request that keeps every rule, in the language of the form. */
  get sample(): Request {
    return recordOf(textFieldNames, (name) =>
      isChoice(name) ? this.text(request[name]) : request[name],
    );
  }

  /** Fills in the whole form, at the pace of a person. */
  async fill(values: Partial<Request> = {}): Promise<void> {
    const filledIn = { ...this.sample, ...values };
    for (const name of textFieldNames) {
      if (isChoice(name)) await this.fields[name].selectOption(filledIn[name]);
      else await this.fields[name].fill(filledIn[name]);
    }
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
    for (const name of textFieldNames) {
      const field = this.fields[name];
      values[name] = isChoice(name)
        ? ((await field.locator("option:checked").textContent()) ?? "")
        : await field.inputValue();
    }
    return values;
  }
}
