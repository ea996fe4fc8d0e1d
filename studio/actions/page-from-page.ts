import { CopyIcon } from "@sanity/icons/Copy";
import {
  type DocumentActionComponent,
  type SanityDocumentLike,
  useClient,
  useDocumentOperation,
  useDocumentPairPermissions,
} from "sanity";
import { useRouter } from "sanity/router";
import { lastPlace } from "../../schemas/fields/order.ts";
import { contentLake } from "../environment.ts";

/**
 * A copy of a page's content without what belongs to that page alone, such as its name. Two pages
 * with one name would confuse menus and search results.
 */
function fromPage(page: SanityDocumentLike, place: string): SanityDocumentLike {
  const {
    title: _title,
    menuLabel: _menuLabel,
    slug: _slug,
    until: _until,
    afterwards: _afterwards,
    orderRank,
    ...content
  } = page;
  return { ...content, ...(orderRank === undefined ? {} : { orderRank: place }) };
}

/** Replaces Sanity's "Duplicate", whose copy keeps the name, address and last day of the page. */
export const PageFromPageAction: DocumentActionComponent = ({ id, type, onComplete }) => {
  const { duplicate } = useDocumentOperation(id, type);
  const [permission] = useDocumentPairPermissions({ id, type, permission: "duplicate" });
  const client = useClient({ apiVersion: contentLake.apiVersion });
  const router = useRouter();
  return {
    label: "Make a page from this",
    icon: CopyIcon,
    disabled: duplicate.disabled !== false || permission?.granted === false,
    title: "A draft with the content of this page. You give it a name and an address.",
    onHandle: () => {
      const raw = client.withConfig({ perspective: "raw", useCdn: false });
      lastPlace(raw, type).then(
        (place) => {
          const copyId = crypto.randomUUID();
          duplicate.execute(copyId, { mapDocument: (page) => fromPage(page, place) });
          router.navigateIntent("edit", { id: copyId, type });
          onComplete();
        },
        (error: unknown) => console.error("The page could not be copied.", error),
      );
    },
  };
};
PageFromPageAction.action = "duplicate";
PageFromPageAction.displayName = "PageFromPage";
