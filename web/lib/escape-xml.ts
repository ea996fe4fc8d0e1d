const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as it stands in XML, in an element or in an attribute with double quotes. */
export const escapeXml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? "");
