const escapes: Record<string, string> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** JSON for the inside of a `<script>` element: no text in it can end the element. */
export function scriptJson(data: unknown): string {
  const json = JSON.stringify(data);
  return json.replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? "");
}
