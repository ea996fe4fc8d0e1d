import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree } from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;

/** Every element below a node, in the order of the page. */
export function* elementsOf(parent: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!tree.isElementNode(node)) continue;
    yield node;
    yield* elementsOf(node);
  }
}

export function attributesOf(element: Element): ReadonlyMap<string, string> {
  return new Map(element.attrs.map(({ name, value }) => [name, value]));
}

/** The text right in an element, without that of elements in it. */
export function textOf(element: Element): string {
  return element.childNodes
    .map((node) => (tree.isTextNode(node) ? node.value : ""))
    .join("")
    .trim();
}
