import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { asEnglish } from "./english-text.ts";

const english = asEnglish("Read on");

test("an English text on a translated page is marked as English", () => {
  expect(renderToStaticMarkup(<h2>{english}</h2>)).toBe('<h2 lang="en">Read on</h2>');
  expect(renderToStaticMarkup(<option value="a">{english}</option>)).toBe(
    '<option lang="en" value="a">Read on</option>',
  );
});

test("an English part within a translated text is marked as English", () => {
  expect(renderToStaticMarkup(<p>Läs: {english}.</p>)).toBe(
    '<p>Läs: <span lang="en">Read on</span>.</p>',
  );
  expect(renderToStaticMarkup(<p>{`${english} – eller ring`}</p>)).toBe(
    '<p><span lang="en">Read on</span> – eller ring</p>',
  );
});

test("an English attribute of an element marks the element as English", () => {
  expect(renderToStaticMarkup(<input placeholder={english} />)).toBe(
    '<input lang="en" placeholder="Read on"/>',
  );
  expect(
    renderToStaticMarkup(
      <a href="/" aria-label={english}>
        Läs
      </a>,
    ),
  ).toBe('<a href="/" aria-label="Read on">Läs</a>');
});

test("an English text in a fragment is marked, and one that a script reads holds no mark", () => {
  const part = <>{english}</>;
  expect(renderToStaticMarkup(<p>{part}</p>)).toBe('<p><span lang="en">Read on</span></p>');
  expect(renderToStaticMarkup(<p data-label={english}>Läs</p>)).toBe(
    '<p data-label="Read on">Läs</p>',
  );
});

test("texts in the page's language are not marked", () => {
  const page = (
    <p className="lead">
      Hej <b>du</b>
    </p>
  );
  expect(renderToStaticMarkup(page)).toBe('<p class="lead">Hej <b>du</b></p>');
});
