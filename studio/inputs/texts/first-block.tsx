import { defineBehavior, raise } from "@portabletext/editor/behaviors";
import { BehaviorPlugin } from "@portabletext/editor/plugins";
import {
  getBlockTextBefore,
  getFocusListBlock,
  isSelectionExpanded,
} from "@portabletext/editor/selectors";
import type { PortableTextPluginsProps } from "sanity";
import { isRecord } from "../../../schemas/shared/record.ts";

const isInserted = ({ placement, at }: { placement: string; at?: unknown }) =>
  placement === "auto" && !at;

const behaviors = [
  // The selection is deleted first. An empty text then takes the first block as it is.
  defineBehavior({
    on: "insert.blocks",
    guard: ({ snapshot, event }) => isInserted(event) && isSelectionExpanded(snapshot),
    actions: [({ event }) => [raise({ type: "delete" }), raise(event)]],
  }),
  // Within a paragraph, Sanity would merge the first block into that paragraph. A heading or a list
  // item would be lost, so an empty block is inserted before it.
  defineBehavior({
    on: "insert.blocks",
    guard: ({ snapshot, event }) =>
      isInserted(event) &&
      isMoreThanParagraph(event.blocks[0]) &&
      getFocusListBlock(snapshot) === undefined &&
      getBlockTextBefore(snapshot) !== "",
    actions: [
      ({ snapshot, event }) => {
        const { keyGenerator } = snapshot.context;
        const text = { _type: "span", _key: keyGenerator(), text: "", marks: [] };
        const nothing = { _type: "block", _key: keyGenerator(), style: "normal", children: [text] };
        return [raise({ ...event, blocks: [{ ...nothing, markDefs: [] }, ...event.blocks] })];
      },
    ],
  }),
];

const isMoreThanParagraph = (block: unknown): boolean =>
  isRecord(block) &&
  block._type === "block" &&
  ((block.style ?? "normal") !== "normal" || block.listItem !== undefined);

/** Keeps the style of the first pasted block. */
export function FirstBlockPlugin(props: PortableTextPluginsProps) {
  return (
    <>
      {props.renderDefault(props)}
      <BehaviorPlugin behaviors={behaviors} />
    </>
  );
}
