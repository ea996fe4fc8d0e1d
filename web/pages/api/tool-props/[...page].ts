import { propsJson } from "@nordune/islands/props-json";
import type { NextApiHandler } from "next";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { fetchToolForm } from "#web/api/tool-props.ts";
import { currentRoutingTable } from "#web/content/routing/current-table.ts";
import { log } from "#web/lib/log.ts";
import { readToolRequest } from "#web/tools/read-tool-request.ts";
import { TOOL_PROPS_PATH } from "#web/tools/tool-props-address.ts";

/** The props of a tool's form, for the browser of a visitor who begins to use it. */
const toolProps: NextApiHandler = async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "", siteUrl());
  const path = pathname.slice(TOOL_PROPS_PATH.length);
  const question = readToolRequest(searchParams);
  const table = await currentRoutingTable();
  if (question === undefined || table?.paths.has(path) === false) {
    response.status(404).end();
    return;
  }
  try {
    const form = await fetchToolForm(path, question.kind);
    if (form === undefined) response.status(404).end();
    else
      response
        .setHeader("Content-Type", "application/json; charset=utf-8")
        .send(propsJson(form.props));
  } catch (error) {
    log.warn(error, `The props of the tool on ${path} failed`);
    response.status(503).setHeader("Retry-After", "5").end();
  }
};

export default toolProps;
