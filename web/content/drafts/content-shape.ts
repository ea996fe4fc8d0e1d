import type { ContentSourceMapParsedPath, FilterDefault } from "@sanity/client";
import type { TypeNode } from "groq-js";
import { alternatives, contentSchema, isEditable, textKindIn } from "#web/content/result-shape.ts";

/** Whether a text may carry the invisible mark of its field in the Studio. */
export const isEditableText: FilterDefault = ({ sourcePath, sourceDocument }) =>
  typesAt(String(sourceDocument._type), sourcePath).some((type) => isEditable(textKindIn(type)));

/** The types that the content model allows at a path in a document. */
function typesAt(documentType: string, path: ContentSourceMapParsedPath): TypeNode[] {
  const document = contentSchema.find(({ name }) => name === documentType);
  if (document?.type !== "document") return [];
  const root: TypeNode = { type: "object", attributes: document.attributes };
  return path.reduce<TypeNode[]>(
    (types, step) => types.flatMap((type) => typesBelow(type, step)).flatMap(alternatives),
    [root],
  );
}

function typesBelow(type: TypeNode, step: ContentSourceMapParsedPath[number]): TypeNode[] {
  if (type.type === "array") return typeof step === "string" ? [] : [type.of];
  const attribute = type.type === "object" && typeof step === "string" && type.attributes[step];
  return attribute ? [attribute.value] : [];
}
