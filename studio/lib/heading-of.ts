/** The words by which an editor knows a part of a document: its heading, or whatever names it. */
export function headingOf(value: Readonly<Record<string, unknown>>): string | undefined {
  const names = [
    ...[value.heading, value.headline, value.title, value.label, value.name, value.question],
  ];
  return names.find((name): name is string => typeof name === "string" && name.trim() !== "");
}
