import type { Environment } from "#schemas/shared/environment/environment.ts";
import { messageOf } from "#schemas/shared/error-message.ts";
import { advice, type Finding, good, missing, unknown } from "./finding.ts";

const SUBJECT = "EmailJS";
const DASHBOARD = "https://dashboard.emailjs.com/admin";

/**
 * Looks at EmailJS, which tells nothing of a template but by using it.
 * @param send whether to send one message by each template
 */
export async function examineEmail(environment: Environment, send: boolean): Promise<Finding[]> {
  const { NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: key } = environment;
  if (key === undefined) {
    return [
      missing(
        SUBJECT,
        "No key is set, so requests of visitors would go to the local inbox.",
        `Make a service and two templates at ${DASHBOARD} and set the four NEXT_PUBLIC_EMAILJS_* variables.`,
      ),
    ];
  }
  if (!send) {
    return [
      unknown(
        SUBJECT,
        "Key, service and templates are set; whether they work shows only in a message.",
        "Send one by each template: npm run doctor -- --send",
      ),
    ];
  }
  const templates = {
    consultation: environment.NEXT_PUBLIC_EMAILJS_CONSULTATION_TEMPLATE_ID,
    "sign-up": environment.NEXT_PUBLIC_EMAILJS_SIGNUP_TEMPLATE_ID,
  };
  const findings: Finding[] = [];
  // One after the other: the service takes one message a second.
  for (const [name, template] of Object.entries(templates)) {
    if (findings.length > 0) await new Promise((resolve) => setTimeout(resolve, 1_100));
    findings.push(await sendOne(environment, name, template));
  }
  return findings;
}

async function sendOne(
  environment: Environment,
  name: string,
  template: string | undefined,
): Promise<Finding> {
  const subject = `${SUBJECT}, ${name}`;
  try {
    const answer = await fetch(`${environment.NEXT_PUBLIC_EMAILJS_ORIGIN}/api/v1.0/email/send`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        service_id: environment.NEXT_PUBLIC_EMAILJS_SERVICE_ID,
        template_id: template,
        user_id: environment.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
        template_params: {
          subject: "Test by npm run doctor",
          message: "Nobody is to answer this.",
        },
      }),
      signal: AbortSignal.timeout(15_000),
    });
    const text = await answer.text();
    if (answer.ok) return good(subject, "A test message was sent: look whether it came.");
    if (/non-browser/i.test(text)) {
      return advice(
        subject,
        "It takes messages of browsers only, as it should, so this cannot try it.",
        "Send the form once on the site.",
      );
    }
    return missing(
      subject,
      `It refused the test message (${answer.status}): ${text.slice(0, 200)}`,
      `Compare the NEXT_PUBLIC_EMAILJS_* variables with ${DASHBOARD}.`,
    );
  } catch (error) {
    return missing(
      subject,
      `${environment.NEXT_PUBLIC_EMAILJS_ORIGIN} does not answer: ${messageOf(error)}`,
      "Look whether this machine may reach it; visitors' browsers must.",
    );
  }
}
