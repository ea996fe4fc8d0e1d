import type { SanityClient } from "@sanity/client";
import { useToast } from "@sanity/ui/toast";
import { useCallback } from "react";
import {
  definePlugin,
  type InputProps,
  type OnPasteFn,
  type PortableTextInputProps,
  useClient,
} from "sanity";
import { pageAt } from "../../schemas/shared/routes.ts";
import { contentLake, publicSiteUrl } from "../environment.ts";
import { inputsThat } from "../lib/inputs-that.tsx";
import { type PastedLink, pastedText } from "./pasted-text.ts";

const pageQuery = `*[_type == $type && (!defined($slug) || slug.current == $slug) && !(_id in path("versions.**"))]
  | order(_id desc)[0]._id`;

/** A link as a text keeps it: to a document where the address is a page of this site. */
async function linkTo(client: SanityClient, href: string): Promise<PastedLink | undefined> {
  const url = URL.parse(href, publicSiteUrl);
  if (url === null || !["http:", "https:", "mailto:", "tel:"].includes(url.protocol))
    return undefined;
  const page = url.origin === new URL(publicSiteUrl).origin ? pageAt(url.pathname) : undefined;
  if (page !== undefined) {
    const { type, slug = null } = page;
    const id = await client.fetch<string | null>(pageQuery, { type, slug });
    const _ref = id?.replace(/^drafts\./, "");
    if (_ref) return { _type: "internalLink", page: { _type: "reference", _ref } };
  }
  return { _type: "externalLink", href: url.href };
}

/** A text takes what is pasted as texts of the site are made, and says what it does not take. */
function PastingInput(props: PortableTextInputProps) {
  const client = useClient({ apiVersion: contentLake.apiVersion });
  const toast = useToast();
  const isLine = props.schemaType.name === "richLine";
  const onPaste: OnPasteFn = useCallback(
    ({ event, path }) => {
      const html = event.clipboardData.getData("text/html");
      // What is copied in a text of the Studio comes as it is.
      const isOwn = event.clipboardData.types.includes("application/x-portable-text");
      if (html === "" || isOwn) return undefined;
      const raw = client.withConfig({ perspective: "raw", useCdn: false });
      return pastedText(html, { isLine, linkTo: (href) => linkTo(raw, href) }).then(
        ({ blocks, dropped }) => {
          if (dropped.length > 0) {
            const title = `Pasted without ${dropped.join(", ")}.`;
            toast.push({ status: "warning", title, duration: 15_000, closable: true });
          }
          return { insert: blocks, path };
        },
      );
    },
    [client, toast, isLine],
  );
  return props.renderDefault({ ...props, onPaste });
}

const isText = (props: InputProps): props is PortableTextInputProps =>
  ["richLine", "richText"].includes(props.schemaType.name);

export const pasting = definePlugin({
  name: "nordune/pasting",
  form: { components: { input: inputsThat(isText, PastingInput) } },
});
