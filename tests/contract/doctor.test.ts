import { Readable } from "node:stream";
import { startLoopbackServer } from "@nordune/content-lake/local-server";
import { expect, onTestFinished, test } from "vitest";
import { reference } from "#schemas/sections/sample-parts.ts";
import { webhookFilter, webhookProjection } from "#schemas/shared/webhook.ts";
import { expectOutput, SECRET } from "#tests/integration/site-fixture.ts";
import { emailService } from "#tests/support/email-service.ts";
import { createReceiver } from "#web/api/receive-change.ts";
import { startHostedProject } from "./hosted-fixture.ts";

const DOCTOR = "scripts/doctor/main.ts";
const STUDIO = "https://studio.example.com";

async function serve(fetch: (request: Request) => Promise<Response>): Promise<string> {
  const { url, close } = await startLoopbackServer({ fetch, port: 0 });
  onTestFinished(close);
  return url;
}

/** A ready site that receives webhooks like the real one. */
async function startReadySite(): Promise<string> {
  const receive = createReceiver({ secret: () => SECRET });
  return serve(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/api/ready") return Response.json({ ready: true });
    if (pathname !== "/api/revalidate") return new Response("", { status: 404 });
    const headers = Object.fromEntries(request.headers);
    const incoming = Object.assign(Readable.from(request.body ?? []), { headers });
    const received = await receive(incoming, async () => {});
    return Response.json(received, { status: received.status });
  });
}

type Send = { template_id: string; template_params: Record<string, string> };

/**
 * The responses of EmailJS, by template.
 * @param sends collects what was sent
 */
const startEmailService = (
  answers: Record<string, [status: number, text: string]> = {},
  sends: Send[] = [],
) =>
  serve(async (request) => {
    const sent: Send = await request.json();
    sends.push(sent);
    const [status, text] = answers[sent.template_id] ?? [200, "OK"];
    return new Response(text, { status });
  });

const hookFor = (siteUrl: string) => ({
  type: "document",
  url: `${siteUrl}/api/revalidate`,
  dataset: "production",
  rule: {
    on: ["create", "update", "delete"],
    filter: `\n ${webhookFilter} `,
    projection: webhookProjection,
  },
});

test("doctor finds nothing wrong with a project that is set up as documented", async () => {
  const siteUrl = await startReadySite();
  const sends: Send[] = [];
  const inboxUrl = await startEmailService({}, sends);
  const { run, writer, project, requests } = await startHostedProject({
    corsOrigins: [{ origin: STUDIO, allowCredentials: true }],
    hooks: [hookFor(siteUrl)],
    isPrivate: true,
    inboxUrl,
  });
  await writer().create({ _type: "siteSettings" });
  const { exitCode, all } = await run(DOCTOR, ["--send"], {
    ...emailService,
    SITE_URL: siteUrl,
    STUDIO_URL: STUDIO,
    SANITY_WEBHOOK_SECRET: SECRET,
    SANITY_API_READ_TOKEN: project.tokens.read,
    SANITY_AUTH_TOKEN: project.tokens.manage,
  });
  expect(all).toContain("0 missing, 0 to consider, 0 not seen");
  expect(all).toMatch(/✓ Content: The dataset is private and can be read with the token/);
  expect(exitCode).toBe(0);
  // Only a reader of the mail can see which values are missing.
  expect(all).toMatch(/✓ EmailJS, consultation: .*each of these names: name, email, phone, /);
  expect(sends).toMatchObject([
    { template_id: "consultation", template_params: { contact_method: "[contact_method]" } },
    { template_id: "signup", template_params: { reply_to: "reply_to@example.com" } },
  ]);
  expect(sends.map((each) => Object.keys(each.template_params).length)).toEqual([8, 10]);
  expect(requests).toContain(`GET api.sanity.io/v2025-08-04/hooks/projects/${project.projectId}`);
});

test("doctor names each problem and how to fix it", async () => {
  const errors = expectOutput("error");
  const siteUrl = await startReadySite();
  const inboxUrl = await startEmailService({
    consultation: [400, "The template ID not found."],
    signup: [403, "API calls are disabled for non-browser applications"],
  });
  const wrong = {
    ...{ dataset: "staging", isDisabledByUser: true, includeDrafts: true },
    ...{ apiVersion: "v2021-03-25", rule: { on: ["create", "update"], filter: "_type == 'page'" } },
  };
  const { run, writer, project } = await startHostedProject({
    corsOrigins: [{ origin: STUDIO, allowCredentials: false }],
    hooks: [{ ...hookFor(siteUrl), ...wrong }],
    attributes: { value: 9_751, limit: 10_000 },
    features: ["studioComments", "singleDocRelease"],
    inboxUrl,
  });
  await writer().create({ _type: "siteSettings" });
  const { exitCode, stdout } = await run(DOCTOR, ["--send"], {
    ...emailService,
    SITE_URL: siteUrl,
    STUDIO_URL: STUDIO,
    SANITY_WEBHOOK_SECRET: "another secret than the site's",
    SANITY_API_READ_TOKEN: project.tokens.write,
    SANITY_AUTH_TOKEN: project.tokens.manage,
  });
  expect(errors.lines()).toEqual([expect.stringMatching("not signed with SANITY_WEBHOOK_SECRET")]);
  const lines = stdout.split("\n").filter((line) => /^[✗!?]/.test(line));
  expect(lines).toEqual([
    expect.stringMatching(/^✗ Webhook secret: The site answers 401 .*signature is not valid/),
    expect.stringMatching(/^! Read token: The token may also write/),
    expect.stringMatching(/^✗ CORS: .* credentials are not allowed/),
    expect.stringMatching(/^✗ Webhook: It is switched off/),
    expect.stringMatching(/^✗ Webhook: The webhook reports the dataset "staging" only/),
    expect.stringMatching(/^✗ Webhook: The webhook does not report: delete/),
    expect.stringMatching(/^✗ Webhook: Its filter is _type == 'page'/),
    expect.stringMatching(/^✗ Webhook: Its projection is empty/),
    expect.stringMatching(/^! Webhook: The webhook reports drafts/),
    expect.stringMatching(/^! Webhook: Its API version is v2021-03-25/),
    expect.stringMatching(
      /^! Plan: .*lacks content releases, tasks, private datasets; it holds scheduled drafts, comments/,
    ),
    expect.stringMatching(/^! Attributes: 9751 of the 10000/),
    expect.stringMatching(/^✗ EmailJS, consultation: .*\(400\): The template ID not found/),
    expect.stringMatching(/^! EmailJS, sign-up: EmailJS accepts messages from browsers only/),
  ]);
  expect(stdout).toContain(`    Set it to ${webhookFilter}`);
  expect(stdout).toContain(`npx sanity cors add ${STUDIO} --credentials`);
  expect(exitCode).toBe(1);
});

test("doctor names an EmailJS template that asks for reCAPTCHA, which the form does not have", async () => {
  const words = "reCAPTCHA: The g-recaptcha-response parameter not found";
  const inboxUrl = await startEmailService({ consultation: [400, words] });
  const { run } = await startHostedProject({ inboxUrl });
  const { exitCode, stdout } = await run(DOCTOR, ["--send"], emailService);
  expect(stdout).toMatch(/✗ EmailJS, consultation: It asks for reCAPTCHA.*\(400\)\.\n +Switch/);
  expect(exitCode).toBe(1);
});

test("doctor says what its token may not read, what does not exist, and which limit is reached", async () => {
  const { run, writer, project } = await startHostedProject({
    hooks: [hookFor("https://old.example.com")],
    attributes: { value: 2_000, limit: 2_000 },
  });
  await writer().create({ _type: "siteSettings" });
  const site = { SITE_URL: "http://127.0.0.1:1" };
  const [unseen, away, full] = await Promise.all([
    run(DOCTOR, [], { ...site, ...emailService }),
    run(DOCTOR, [], { ...site, SANITY_PROJECT_ID: "zzzzzzzz" }),
    run(DOCTOR, [], { ...site, SANITY_AUTH_TOKEN: project.tokens.manage }),
  ]);
  expect(unseen.stdout).toMatch(/\? Webhook: The token may not look\.\n {4}Set SANITY_AUTH_TOKEN/);
  expect(unseen.stdout).toMatch(
    /✓ Plan: The project.s plan holds content releases, scheduled drafts/,
  );
  expect(unseen.stdout).toMatch(/\? Site: http:\/\/127.0.0.1:1 does not answer/);
  expect(unseen.stdout).toMatch(/\? EmailJS: .*Only a test message shows/);
  expect(unseen.stdout).toMatch(/✗ Read token: No token is set/);
  expect(away.stdout).toMatch(/✗ Sanity: The project zzzzzzzz .*Project "zzzzzzzz" not found/);
  expect(full.stdout).toMatch(/✗ Webhook: None .*there are: https:\/\/old.example.com/);
  expect(full.stdout).toMatch(/✗ Attributes: 2000 of the 2000/);
  expect([unseen.exitCode, away.exitCode]).toEqual([1, 1]);
});

test("without a hosted project doctor says which local program does not answer or is outdated", async () => {
  let secondsSinceLook = 30;
  const { run } = await startHostedProject();
  const here = await serve(async () => Response.json({ secondsSinceLook }));
  const local = { SITE_URL: here, STUDIO_URL: here, INBOX_URL: here, SANITY_PROJECT_ID: "" };
  const ask = (lake: string) => run(DOCTOR, [], { ...local, CONTENT_LAKE_URL: lake });
  expect(await ask(here)).toMatchObject({ exitCode: 0 });
  secondsSinceLook = 738;
  const { exitCode, stdout } = await ask("http://127.0.0.1:1");
  expect(stdout).toMatch(/✗ Content lake: \S+:1\/v1\/ping does not answer: fetch failed: \w/);
  expect(stdout).toMatch(/✗ Site: \S+ answers, but it is 738 s since it knew what is published/);
  expect(stdout).toContain("2 missing");
  expect(exitCode).toBe(1);
});

test("a page that shows a published figure lacks nothing for that", async () => {
  const { run, writer } = await startHostedProject();
  await writer().create({ _id: "sun", _type: "figure", label: "Sunny days", value: "340" });
  const child = { _type: "figureValue", _key: "b", show: "withUnit", figure: reference("sun") };
  await writer().create({
    ...{ _id: "spring", _type: "freePage", title: "Spring", listing: "open", sections: [] },
    slug: { _type: "slug", current: "spring" },
    hero: { lead: [{ _type: "block", _key: "a", children: [child], markDefs: [] }] },
  });
  const { stdout } = await run(DOCTOR, [], { SITE_URL: "http://127.0.0.1:1" });
  expect(stdout).toContain("✗ Pages: /spring (document spring, hero.heading)");
  expect(stdout).not.toContain("hero.lead");
});

test("a page that was published without something that it needs is named, with its document and field", async () => {
  const { run, writer } = await startHostedProject();
  await writer().create({
    ...{ _id: "spring", _type: "freePage", title: "Spring", listing: "open" },
    ...{ slug: { _type: "slug", current: "spring" }, hero: { heading: "Spring" }, sections: [] },
  });
  const { stdout, exitCode } = await run(DOCTOR, [], { SITE_URL: "http://127.0.0.1:1" });
  expect(stdout).toContain("✗ Pages: /spring (document spring, hero.lead): “Spring”: Required");
  expect(exitCode).toBe(1);
});
