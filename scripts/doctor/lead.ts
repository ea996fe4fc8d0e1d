import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import * as z from "zod";
import { inboxUrl, siteUrl } from "#schemas/shared/environment/addresses.ts";
import type { Environment } from "#schemas/shared/environment/environment.ts";
import { messageOf } from "#schemas/shared/error-message.ts";
import {
  consultationFields,
  sampleRequest,
  textFieldNames,
} from "#schemas/shared/forms/consultation-fields.ts";
import { fixedPath } from "#schemas/shared/routes.ts";
import { browserExecutable } from "../lib/browser.ts";
import { good, missing, unknown, type Verdict } from "./finding.ts";

/** A faster visitor counts as a program. One moment is added. */
const FILL_MS = 3_500;
const ANSWER_MS = 30_000;

const arrived = z.object({
  messages: z.array(z.object({ template_params: z.record(z.string(), z.unknown()) })),
});

/**
 * Sends a request as a visitor does, with a browser that fills in the site's form, and checks that
 * it arrived. The name contains a mark by which the request is found.
 */
export async function sendLead(environment: Environment): Promise<Verdict> {
  const mark = `Test ${randomUUID().slice(0, 8)} of npm run doctor`;
  const page = `${siteUrl(environment)}${fixedPath("contactPage")}`;
  try {
    const browser = await chromium.launch({
      executablePath: await browserExecutable(),
      args: ["--no-sandbox"],
    });
    const answer = await fillIn(await browser.newPage(), page, mark).finally(() => browser.close());
    if (answer.status >= 400) {
      return missing(
        `The email service answered ${answer.status} to the form of ${page}: ${answer.text.slice(0, 200)}`,
        "Requests of visitors do not arrive either. Compare the NEXT_PUBLIC_EMAILJS_* variables of the build with the EmailJS account, and its limit and list of allowed origins.",
      );
    }
  } catch (error) {
    const remedy =
      "Open the page and send the form by hand. Until this works, requests may be lost.";
    return missing(`${page} could not send it: ${messageOf(error)}`, remedy);
  }
  if (environment.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY !== undefined) {
    const remedy = `Check that “${mark}” has arrived in the mailbox.`;
    return unknown("The form sent the message, and EmailJS accepted it.", remedy);
  }
  const answer = await fetch(`${inboxUrl(environment)}/messages.json`);
  const { messages } = arrived.parse(await answer.json());
  return messages.some(({ template_params: { name } }) => name === mark)
    ? good(`It went from the form into the local inbox as “${mark}”.`)
    : missing("The form sent the message, and the inbox did not receive it.", "Look at its log.");
}

/** What tells the doctor's request from a visitor's. */
const DOCTOR = {
  email: "doctor@example.com",
  phone: "+371 0000 0000",
  message: "Sent by npm run doctor. Please do not reply.",
};

/** @returns the response of the email service. @throws when the form did not send */
async function fillIn(page: Page, address: string, mark: string) {
  const control = (name: string) => page.locator(`form [name="${name}"]`);
  await page.goto(address);
  await control("fullName").focus();
  await page.locator("form[data-ready]").waitFor({ timeout: ANSWER_MS });
  const values = { ...sampleRequest, fullName: mark, ...DOCTOR };
  for (const name of textFieldNames) {
    const isChoice = consultationFields[name].kind === "choice";
    if (isChoice) await control(name).selectOption(values[name]);
    else await control(name).fill(values[name]);
  }
  await control("consent").check();
  await pause(FILL_MS);
  const sent = page.waitForResponse((response) => response.url().endsWith("/email/send"), {
    timeout: ANSWER_MS,
  });
  const [response] = await Promise.all([
    sent,
    page.locator("form[data-ready] [type=submit]").click(),
  ]);
  return { status: response.status(), text: await response.text() };
}
