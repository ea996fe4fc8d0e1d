import { expect, test } from "vitest";
import { clientOf, makeLake, makeTempDir, post, refusal, startTestLake } from "./lake-fixture.ts";

test("comments have a dataset beside the one they are about", async () => {
  const client = clientOf(await startTestLake());
  const url = "/projects/local/datasets?datasetProfile=comments&addonFor=production";
  expect(await client.request({ url })).toEqual([]);
  const setup = (dataset: string) =>
    client.request({ url: `/comments/${dataset}/setup`, method: "POST" });
  for (const _ of ["first", "again"]) {
    expect(await setup("production")).toEqual({ datasetName: "production-comments" });
  }
  expect(await client.request({ url })).toMatchObject([{ name: "production-comments" }]);
  await client.withConfig({ dataset: "production-comments" }).create({ _type: "comment" });
  expect(await client.fetch("count(*)")).toBe(0);
  await expect(setup("none")).rejects.toMatchObject({ statusCode: 404 });
});

test("a copy has the documents as they are, and pictures of its own", async () => {
  const lake = await startTestLake();
  const client = clientOf(lake);
  const copy = clientOf(lake, { dataset: "copy" });
  const file = await client.assets.upload("file", Buffer.from("text"), { filename: "a.txt" });
  await client.create(post("a", { file: { asset: { _ref: file._id } } }));
  const body = { targetDataset: "copy" };
  const copying = () => client.request({ url: "/datasets/production/copy", method: "PUT", body });
  const { jobId } = await copying();
  const progress = await fetch(`${lake.url}/v1/jobs/${jobId}/listen`);
  const first = await progress.body?.pipeThrough(new TextDecoderStream()).getReader().read();
  expect(first?.value).toContain('"state":"completed"');
  expect(await copy.getDocument("a")).toEqual(await client.getDocument("a"));
  await expect(copying()).rejects.toEqual(refusal(409, '"copy" is there already'));

  await client.request({ url: "/datasets/production", method: "DELETE" });
  const url = await copy.fetch("*[_id == 'a'][0].file.asset->url");
  expect(await (await fetch(url)).text()).toBe("text");
  expect((await fetch(file.url)).status).toBe(404);
});

test("a deleted dataset is gone with its history, also after a restart", async () => {
  const dataDir = await makeTempDir();
  const lake = await startTestLake({ dataDir, datasets: ["production", "old"] });
  const old = clientOf(lake, { dataset: "old" });
  await old.create(post("a"));
  await old.datasets.delete("old");
  const gone = refusal(404, 'Dataset "old"');
  await expect(old.create({ _type: "post" })).rejects.toEqual(gone);
  await expect(old.datasets.delete("old")).rejects.toEqual(gone);
  await lake.close();
  const again = clientOf(await startTestLake({ dataDir, datasets: ["production", "old"] }), {
    dataset: "old",
  });
  expect(await again.fetch("count(*)")).toBe(0);
  const history = again.getUrl("/data/history/old/transactions/a");
  expect(await (await fetch(history)).text()).toBe("");
});

test("what was begun after a deletion is refused, and in no dataset of that name later", async () => {
  const { store, dataset } = await makeLake();
  const deleted = store.deleteDataset("production");
  const late = dataset.transact({ author: "anna" }, (documents) =>
    documents.apply({ create: post("late") }),
  );
  await deleted;
  await expect(late).rejects.toMatchObject({ status: 404 });
  expect(store.createDataset("production").all()).toEqual([]);
});

test("who may call and which webhooks there are is listed", async () => {
  const hook = { name: "site", url: "http://127.0.0.1:1/", on: ["create" as const] };
  const client = clientOf(await startTestLake({ webhooks: [hook] }));
  const [{ origin }] = await client.request({ url: "/projects/local/cors" });
  expect(origin).toBe("http://localhost:*");
  expect(await client.request({ url: "/hooks/projects/local" })).toMatchObject([
    { name: "site", url: hook.url, dataset: "*", type: "document", rule: { on: ["create"] } },
  ]);
});
