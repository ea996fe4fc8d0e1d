const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes a text for an XML element, or for an attribute in double quotes. */
export const escapeXml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? "");
