/** The heading or name by which an editor recognises a part of a document. */
export function headingOf(value: Readonly<Record<string, unknown>>): string | undefined {
  const names = [
    ...[value.heading, value.headline, value.title, value.label, value.name, value.question],
  ];
  return names.find((name): name is string => typeof name === "string" && name.trim() !== "");
}
