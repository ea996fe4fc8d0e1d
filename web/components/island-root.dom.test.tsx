import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { languages } from "#schemas/shared/languages.ts";
import { Root } from "./island-root.tsx";
import { useLanguage } from "./language-context.ts";

afterEach(() => document.documentElement.removeAttribute("lang"));

const Name = () => useLanguage().name;

test.each(languages)("a form on a page in $name is in that language", ({ tag, name }) => {
  document.documentElement.lang = tag;
  const markup = renderToStaticMarkup(
    <Root>
      <Name />
    </Root>,
  );
  expect(markup).toBe(name);
});
