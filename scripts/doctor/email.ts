import { setTimeout as pause } from "node:timers/promises";
import { emailTemplateNames } from "#schemas/shared/email-template-names.ts";
import type { Environment } from "#schemas/shared/environment/environment.ts";
import { messageOf } from "#schemas/shared/error-message.ts";
import { advice, type Checks, good, missing, unknown, type Verdict } from "./finding.ts";

const DASHBOARD = "https://dashboard.emailjs.com/admin";
/** The service takes one message a second. */
const BETWEEN_MS = 1_100;

/**
 * The names themselves, so that the mail shows which of them the template uses. Fields for an
 * address contain an address.
 */
const ownValue = (name: string) =>
  /email|reply_to/.test(name) ? `${name}@example.com` : `[${name}]`;

/**
 * Checks EmailJS, which reveals nothing about a template except by sending.
 * @param send whether to send one message per template
 */
export function emailChecks(environment: Environment, send: boolean): Checks {
  const {
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: key,
    NEXT_PUBLIC_EMAILJS_CONSULTATION_TEMPLATE_ID: consultation,
    NEXT_PUBLIC_EMAILJS_SIGNUP_TEMPLATE_ID: signUp,
  } = environment;
  if (key !== undefined && send) {
    return [
      [
        "EmailJS, consultation",
        () => sendOne(environment, consultation, emailTemplateNames.consultation),
      ],
      [
        "EmailJS, sign-up",
        () => pause(BETWEEN_MS).then(() => sendOne(environment, signUp, emailTemplateNames.signUp)),
      ],
    ];
  }
  const isReady =
    "Key, service and templates are set. Only a test message shows whether they work.";
  return [
    [
      "EmailJS",
      () =>
        key === undefined
          ? missing(
              "No key is set, so requests of visitors would go to the local inbox.",
              `Make a service and the two templates of docs/email-templates.md at ${DASHBOARD} and set the four NEXT_PUBLIC_EMAILJS_* variables.`,
            )
          : unknown(isReady, "Send one by each template: npm run doctor -- --send"),
    ],
  ];
}

async function sendOne(
  environment: Environment,
  template: string | undefined,
  names: readonly string[],
): Promise<Verdict> {
  const origin = environment.NEXT_PUBLIC_EMAILJS_ORIGIN;
  try {
    const answer = await fetch(`${origin}/api/v1.0/email/send`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        service_id: environment.NEXT_PUBLIC_EMAILJS_SERVICE_ID,
        template_id: template,
        user_id: environment.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
        template_params: Object.fromEntries(names.map((name) => [name, ownValue(name)])),
      }),
      signal: AbortSignal.timeout(15_000),
    });
    const text = await answer.text();
    if (answer.ok) {
      return good(
        `A test message was sent. Look whether it came, and shows each of these names: ${names.join(", ")}. One that it lacks is lost in every request, because the template does not name it or spells it in another way; if nothing came, the template may send to {{to_email}} instead of your address (docs/email-templates.md).`,
      );
    }
    if (/non-browser/i.test(text)) {
      const says =
        "EmailJS accepts messages from browsers only, as it should, so this command cannot test it.";
      return advice(says, "Send the form once on the site.");
    }
    if (/captcha/i.test(text)) {
      return missing(
        `It asks for reCAPTCHA, which the form does not have, so every request is refused (${answer.status}).`,
        `Switch reCAPTCHA off in the settings of the template at ${DASHBOARD}/templates.`,
      );
    }
    return missing(
      `It refused the test message (${answer.status}): ${text.slice(0, 200)}`,
      `Compare the NEXT_PUBLIC_EMAILJS_* variables with ${DASHBOARD}.`,
    );
  } catch (error) {
    const remedy = "Check that this machine can reach it. Browsers of visitors have to.";
    return missing(`${origin} does not answer: ${messageOf(error)}`, remedy);
  }
}
