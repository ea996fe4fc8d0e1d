import type { Context } from "hono";
import { parseBody } from "hono/utils/body";
import { z } from "zod";
import type { Submission } from "./message.ts";
import {
  INVALID_PUBLIC_KEY,
  REQUIRED_PARAMETER,
  SERVICE_NOT_FOUND,
  TEMPLATE_NOT_FOUND,
} from "./service-texts.ts";

/** A send the service would refuse with status 400 and this message. */
export class SubmissionError extends Error {}

const bodySchema = z.record(z.string(), z.unknown());

/** Makes sense of a request's body. @throws SubmissionError */
export type SubmissionReader = (
  c: Context,
  body: Buffer<ArrayBuffer>,
) => Submission | Promise<Submission>;

/** Reads the JSON body of `/send`. */
export const readJsonSubmission: SubmissionReader = (c, bytes) => {
  const body = bodySchema.safeParse(parseJson(bytes.toString()));
  if (!body.success) throw new SubmissionError("The request body must be a JSON object");
  const params = bodySchema.safeParse(body.data.template_params ?? {});
  if (!params.success) throw new SubmissionError("The template_params must be an object");
  return toSubmission(c, "send", body.data, params.data);
};

/** Reads the multipart body of `/send-form`. */
export const readFormSubmission: SubmissionReader = async (c, bytes) => {
  const body = await readForm(c, bytes);
  const { service_id, template_id, user_id, lib_version, accessToken: _, ...params } = body;
  return toSubmission(c, "send-form", { service_id, template_id, user_id, lib_version }, params);
};

function toSubmission(
  c: Context,
  kind: Submission["kind"],
  body: Record<string, unknown>,
  templateParams: Record<string, unknown>,
): Submission {
  return {
    kind,
    user_id: requireText(body, "user_id", INVALID_PUBLIC_KEY),
    service_id: requireText(body, "service_id", SERVICE_NOT_FOUND),
    template_id: requireText(body, "template_id", TEMPLATE_NOT_FOUND),
    lib_version: typeof body.lib_version === "string" ? body.lib_version : null,
    template_params: templateParams,
    user_agent: c.req.header("user-agent") ?? null,
  };
}

function requireText(body: Record<string, unknown>, name: string, invalidText: string): string {
  const value = body[name];
  if (value === undefined || value === null) throw new SubmissionError(REQUIRED_PARAMETER(name));
  if (typeof value !== "string" || value.trim() === "") throw new SubmissionError(invalidText);
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readForm(c: Context, bytes: Buffer<ArrayBuffer>): Promise<Record<string, unknown>> {
  const headers = { "content-type": c.req.header("content-type") ?? "" };
  const request = new Request(c.req.url, { method: "POST", headers, body: bytes });
  const form = await parseBody(request, { all: true }).catch((cause: unknown) => {
    throw new SubmissionError("The request body must be multipart form data", { cause });
  });
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(describeFile) : describeFile(value),
    ]),
  );
}

/** Attachments are not kept: their name and size stand in for them. */
function describeFile(value: string | File): string {
  return value instanceof File ? `${value.name} (file, ${value.size} bytes)` : value;
}
