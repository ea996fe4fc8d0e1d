import { Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import type { AssetStore } from "../assets/asset-store.ts";
import type { DerivedImages } from "../assets/derived-images.ts";
import { ApiError, plainError } from "../errors.ts";
import type { Lake } from "../lake.ts";
import { asDatabaseError, DatabaseError } from "../local-server/sqlite.ts";
import { redirectBrowser } from "../redirect/browser.ts";
import { addAccountRoutes } from "../routes/account.ts";
import { addActionRoutes } from "../routes/actions.ts";
import { addDatasetRoutes } from "../routes/datasets.ts";
import { addDocumentRoutes } from "../routes/documents.ts";
import { addHistoryRoutes } from "../routes/history.ts";
import { addListenRoutes } from "../routes/listen.ts";
import { addLiveRoutes } from "../routes/live.ts";
import { addMutateRoutes } from "../routes/mutate.ts";
import { addOnlyHostedRoutes } from "../routes/only-hosted.ts";
import { addProjectRoutes } from "../routes/project.ts";
import { addQueryRoutes } from "../routes/query.ts";
import { addAssetServing } from "../routes/serve-assets.ts";
import { addStudioServiceRoutes } from "../routes/studio-services.ts";
import { addUploadRoutes } from "../routes/upload.ts";
import {
  corsForLoopback,
  corsForStreams,
  hostIsLoopback,
  originIsLoopback,
  siteIsOwn,
} from "./access.ts";
import type { StreamPorts } from "./stream-ports.ts";

const VERSION = "/:version{v(?:[0-9]{4}-[0-9]{2}-[0-9]{2}|1|X)}";

/** The HTTP API on the main port. */
export function createApp(
  lake: Lake,
  assets: AssetStore,
  derived: DerivedImages,
  streams: StreamPorts,
): Hono {
  const app = new Hono();
  handleErrors(app, lake);
  app.use(hostIsLoopback, originIsLoopback, corsForLoopback);
  app.use(methodNotAllowed({ app, onMethodNotAllowed: refuseMethod }));

  const api = new Hono();
  api.use(siteIsOwn);
  api.use("/data/listen/*", streams.redirect);
  api.use("/data/live/*", streams.redirect);
  addUploadRoutes(api, lake, assets);
  addQueryRoutes(api, lake);
  addMutateRoutes(api, lake);
  addActionRoutes(api, lake);
  addDocumentRoutes(api, lake);
  addListenRoutes(api, lake);
  addLiveRoutes(api, lake);
  addHistoryRoutes(api, lake);
  addAccountRoutes(api, lake);
  addProjectRoutes(api, lake);
  addDatasetRoutes(api, lake, assets);
  addStudioServiceRoutes(api);
  addOnlyHostedRoutes(api);
  app.route(VERSION, api);
  addAssetServing(app, lake, assets, derived);
  app.get("/redirect.js", (c) =>
    c.body(`(${redirectBrowser})(${JSON.stringify(lake.publicUrl)});\n`, 200, {
      "content-type": "text/javascript; charset=utf-8",
    }),
  );
  return app;
}

/** The event streams alone, under the secret path of the extra ports. */
export function createStreamApp(lake: Lake, secret: () => string): Hono {
  const app = new Hono();
  handleErrors(app, lake);
  app.use(hostIsLoopback);
  const api = new Hono();
  api.use(async (c, next) => {
    if (c.req.path.split("/")[1] !== secret()) throw plainError(404, "Not found");
    await next();
  });
  api.use(corsForStreams);
  addListenRoutes(api, lake);
  addLiveRoutes(api, lake);
  app.route(`/:secret${VERSION}`, api);
  return app;
}

function handleErrors(app: Hono, lake: Lake): void {
  app.onError((thrown, c) => {
    if (thrown instanceof ApiError) return answer(thrown);
    // Nobody is there to hear the answer.
    if (c.req.raw.signal.aborted) return answer(plainError(503, "The client has left"));
    const error = asDatabaseError(lake.store.file, thrown);
    if (error instanceof DatabaseError) {
      lake.log(error.message);
      return answer(plainError(error.isFull ? 507 : 500, error.message));
    }
    lake.log(`${c.req.method} ${c.req.path} failed: ${thrown.stack ?? thrown.message}`);
    return answer(plainError(500, thrown.message));
  });
  app.notFound((c) => answer(plainError(404, `No such route: ${c.req.method} ${c.req.path}`)));
}

function refuseMethod(c: { req: { method: string; path: string } }, allowed: string[]): Response {
  const expected = allowed.join(", ");
  const message = `${c.req.method} is not allowed for ${c.req.path}: use ${expected}`;
  const response = answer(plainError(405, message));
  response.headers.set("allow", expected);
  return response;
}

const answer = ({ status, body }: ApiError): Response => Response.json(body, { status });
