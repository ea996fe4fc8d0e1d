// How a workbook's XML is read where its reader says too little: the styles of cells and their fonts.

const ENTITIES = new Map([
  ["quot", '"'],
  ["apos", "'"],
  ["lt", "<"],
  ["gt", ">"],
  ["amp", "&"],
]);

/** An attribute of a tag of XML; empty if the tag has none of this name. */
export function attributeOf(tag: string, name: string): string {
  const [, double, single] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag) ?? [];
  return (double ?? single ?? "").replaceAll(
    /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
    (written, decimal?: string, hex?: string, entity = "") =>
      decimal || hex
        ? String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16))
        : (ENTITIES.get(entity) ?? written),
  );
}

/** What stands in a list of a workbook, from the name of each part on. */
export function partsOf(xml: string, list: string, part: RegExp): string[] {
  const begin = xml.search(new RegExp(`<${list}[\\s>]`));
  const end = xml.indexOf(`</${list}>`, begin);
  return begin === -1 ? [] : xml.slice(begin, end).split(part).slice(1);
}

/** The styles of cells, in the order of their numbers. */
export const cellStyles = (styles: string): string[] => partsOf(styles, "cellXfs", /<xf(?=[\s/>])/);
