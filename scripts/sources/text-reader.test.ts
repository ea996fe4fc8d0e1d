import { expect, onTestFinished, test } from "vitest";
import { createTextReader } from "./text-reader.ts";

const page = (text: string) => ({
  url: "https://example.com/law",
  contentType: "text/html",
  body: new TextEncoder().encode(text),
});

test("a page whose text takes too long is given up, and the next page is read", async () => {
  const texts = createTextReader();
  onTestFinished(() => texts.close());
  // No thread starts within a millisecond.
  const late = texts.read(page("<p>A law"), 1);
  const law = texts.read(page("<p>A law of 375,000&nbsp;dirhams<script>run()</script>"));
  await expect(late).rejects.toThrow("not read within 0.001 seconds");
  expect(await law).toMatchObject({ whole: "A law of 375,000 dirhams" });
});
