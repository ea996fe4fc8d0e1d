import { expect, test } from "#tests/e2e/support/test.ts";

test("a program of another site reads the figures as JSON, finds their schema, and asks again for little", async ({
  request,
}) => {
  const headers = { origin: "https://reader.example" };
  for (const path of ["/figures.json", "/sv/figures.json"]) {
    const file = await request.get(path, { headers });
    expect(file.headers()).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "access-control-allow-origin": "*",
    });
    const [, schema = ""] = /^<([^>]+)>; rel="describedby"/.exec(file.headers().link ?? "") ?? [];
    expect((await request.get(schema)).headers()["access-control-allow-origin"]).toBe("*");
    const { etag = "" } = file.headers();
    const again = await request.get(path, { headers: { ...headers, "if-none-match": etag } });
    expect([again.status(), await again.text()]).toEqual([304, ""]);
  }
});
