import { execa } from "execa";
import { addresses, stackEnvironment } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/studio-documents.ts";

const command = () =>
  execa("node", ["scripts/check-content/main.ts"], {
    env: stackEnvironment,
    reject: false,
    all: true,
  });

test("the checks find only unproved claims in the first content, and fail for a broken redirect", async ({
  documents,
}) => {
  // Two complete checks of every page, image and document.
  test.setTimeout(480_000);
  const sound = await command();
  expect(sound.all).toMatch(/\d\d pages checked\. Errors: 0\./);
  // The seeded figures become due on different days.
  expect(sound.stdout).not.toMatch(
    /^(ERROR|WARNING)(?! +(Figures past their review day|Claims that nothing proves yet))/m,
  );
  expect(sound.exitCode).toBe(0);

  const redirect = await documents.redirect({ target: "/no-such-page" });
  const faulty = await command();
  expect(faulty.stdout).toContain(
    `${redirect.source} is not followed. No page lives at /no-such-page now.`,
  );
  expect(faulty.stdout).toContain(`document ${redirect._id}`);
  expect(faulty.exitCode).toBe(1);
});

test("only the Studio's origin may read the site's pages from a browser", async ({
  documents,
  request,
}) => {
  const { source } = await documents.redirect();
  for (const path of ["/", "/services/education", source, "/no-such-page", "/sitemap.xml"]) {
    const answer = await request.get(path, {
      maxRedirects: 0,
      headers: { Origin: "https://other.example" },
    });
    const headers = answer.headers();
    expect(headers["access-control-allow-origin"], path).toBe(addresses.studio);
    expect(headers["access-control-allow-credentials"], path).toBeUndefined();
  }
});
