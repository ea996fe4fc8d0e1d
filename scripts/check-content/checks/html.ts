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

/** Every element around an element, from the inside out. */
export function* ancestorsOf(element: Element): Generator<Element> {
  let node = element.parentNode;
  while (node !== null && tree.isElementNode(node)) {
    yield node;
    node = node.parentNode;
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
