import type { SanityClient } from "@sanity/client";
import { getPublishedId } from "@sanity/client/csm";
import { useToast } from "@sanity/ui/toast";
import { type ClipboardEvent, useCallback } from "react";
import {
  definePlugin,
  type InputProps,
  isStringInputProps,
  type OnPasteFn,
  type PortableTextInputProps,
  type StringInputProps,
  useClient,
} from "sanity";
import { pageAt } from "../../../schemas/shared/routes.ts";
import { hasInvisible, visibleText } from "../../../schemas/shared/visible-text.ts";
import { contentLake, publicSiteUrl } from "../../environment.ts";
import { inputsThat } from "../../lib/inputs-that.tsx";
import { FirstBlockPlugin } from "./first-block.tsx";
import { pastedAddress } from "./pasted-address.ts";
import {
  hasSetApart,
  type Pasted,
  type PastedLink,
  pageOfPlainText,
  pastedLines,
  pastedText,
} from "./pasted-text.ts";
import { hasNoBreakSpace, plainSpaces } from "./plain-spaces.ts";

const pageQuery = `*[_type == $type && (!defined($slug) || slug.current == $slug) && !(_id in path("versions.**"))]
  | order(_id desc)[0]._id`;

/** A link as a text stores it: a reference to a document if the address is a page of this site. */
async function linkTo(client: SanityClient, href: string): Promise<PastedLink | undefined> {
  const url = pastedAddress(href, publicSiteUrl);
  if (url === undefined) return undefined;
  const page = url.origin === new URL(publicSiteUrl).origin ? pageAt(url.pathname) : undefined;
  if (page !== undefined) {
    const { type, slug = null } = page;
    const id = await client.fetch<string | null>(pageQuery, { type, slug });
    if (id !== null)
      return { _type: "internalLink", page: { _type: "reference", _ref: getPublishedId(id) } };
  }
  return { _type: "externalLink", href: url.href };
}

/** The pasted page; undefined if the paste is left to the editor component. */
function pageOn(clipboard: DataTransfer): string | undefined {
  // Content that was copied from a text of the Studio.
  if (clipboard.types.includes("application/x-portable-text")) return undefined;
  const html = clipboard.getData("text/html");
  const plain = clipboard.getData("text/plain");
  const page = pageOfPlainText(plain);
  const isPlain = !hasNoBreakSpace(plain) && !hasInvisible(plain) && !hasSetApart(page);
  return html || (isPlain ? undefined : page);
}

/** At most this many missing words are listed. */
const NAMED_WORDS = 8;

function missingSentence(missing: readonly string[]): string[] {
  if (missing.length === 0) return [];
  const count = missing.length === 1 ? "One word was" : `${missing.length} words were`;
  const more = missing.length > NAMED_WORDS ? " …" : "";
  const named = missing.slice(0, NAMED_WORDS).join(" ") + more;
  return [`${count} not pasted: “${named}”. Add what you need by hand.`];
}

/** Shows what was left out of a paste. */
function useLeftOut() {
  const toast = useToast();
  return useCallback(
    ({ dropped, missing }: Pick<Pasted, "dropped" | "missing">) => {
      const without = dropped.length > 0 ? [`Pasted without ${dropped.join(", ")}.`] : [];
      const [title, description] = [...without, ...missingSentence(missing)];
      if (title === undefined) return;
      toast.push({ status: "warning", title, description, duration: 15_000, closable: true });
    },
    [toast],
  );
}

/** Converts what is pasted into a text of the site, and shows what was left out. */
function PastingInput(props: PortableTextInputProps) {
  const client = useClient({ apiVersion: contentLake.apiVersion });
  const showLeftOut = useLeftOut();
  const isLine = props.schemaType.name === "richLine";
  const onPaste: OnPasteFn = useCallback(
    ({ event, path }) => {
      const html = pageOn(event.clipboardData);
      if (html === undefined) return undefined;
      const raw = client.withConfig({ perspective: "raw", useCdn: false });
      return pastedText(html, { isLine, linkTo: (href) => linkTo(raw, href) }).then(
        ({ blocks, ...leftOut }) => {
          showLeftOut(leftOut);
          return { insert: blocks, path };
        },
      );
    },
    [client, showLeftOut, isLine],
  );
  return props.renderDefault({ ...props, onPaste });
}

const isText = (props: InputProps): props is PortableTextInputProps =>
  ["richLine", "richText"].includes(props.schemaType.name);

/** Inserts as typing does, so that Ctrl+Z undoes it. */
const insertText = (text: string) => document.execCommand("insertText", false, text);

/**
 * In a field of plain text, a no-break space is kept beside numbers only, invisible characters are
 * removed, and the mark of a footnote is no digit of the amount before it.
 */
function PastingLine(props: StringInputProps) {
  const { onPaste } = props.elementProps;
  const showLeftOut = useLeftOut();
  const pasteText = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData("text/plain");
    const html = event.clipboardData.getData("text/html") || pageOfPlainText(text);
    if (hasSetApart(html)) {
      event.preventDefault();
      return pastedLines(html).then(({ text: lines, ...leftOut }) => {
        insertText(lines);
        showLeftOut(leftOut);
      });
    }
    if (!hasNoBreakSpace(text) && !hasInvisible(text)) return onPaste?.(event);
    event.preventDefault();
    insertText(plainSpaces([visibleText(text)]).join(""));
  };
  return props.renderDefault({
    ...props,
    elementProps: { ...props.elementProps, onPaste: pasteText },
  });
}

export const pasting = definePlugin({
  name: "nordune/pasting",
  form: {
    components: {
      input: inputsThat(isText, PastingInput),
      portableText: { plugins: FirstBlockPlugin },
    },
  },
});

/** A second plugin, because each plugin renders one kind of input. */
export const pastingLines = definePlugin({
  name: "nordune/pasting-lines",
  form: { components: { input: inputsThat(isStringInputProps, PastingLine) } },
});
