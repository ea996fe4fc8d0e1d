import { getPublishedId } from "@sanity/client/csm";
import { LaunchIcon } from "@sanity/icons/Launch";
import { SearchIcon } from "@sanity/icons/Search";
import { type DocumentActionComponent, useClient } from "sanity";
import { useRouter } from "sanity/router";
import { contentLake, publicSiteUrl } from "../environment.ts";
import { METADATA_OF_PAGE } from "../structure/templates.ts";
import { documentPath, pageAddress } from "./page-address.ts";

export const ViewPageAction: DocumentActionComponent = ({ published, onComplete }) => {
  const address = published === null ? undefined : pageAddress(published, publicSiteUrl);
  return {
    label: "View page",
    icon: LaunchIcon,
    disabled: address === undefined,
    title: address ?? "Publish the document first: visitors see published pages only.",
    onHandle: () => {
      window.open(address, "_blank", "noopener");
      onComplete();
    },
  };
};

const metadataQuery = `*[
  _type == "pageMetadata" && path == $path && !(_id in path("versions.**"))
] | order(_id desc)[0]._id`;

/** Opens or creates the metadata of a page for search engines and social networks. */
export const EditMetadataAction: DocumentActionComponent = ({ draft, published }) => {
  const client = useClient({ apiVersion: contentLake.apiVersion });
  const router = useRouter();
  const document = published ?? draft;
  const path = document === null ? undefined : documentPath(document);
  return {
    label: "Search and sharing",
    icon: SearchIcon,
    disabled: path === undefined,
    title: path === undefined ? "The page needs an address first." : `Metadata of ${path}`,
    onHandle: () => {
      client
        .withConfig({ perspective: "raw", useCdn: false })
        .fetch<string | null>(metadataQuery, { path: path ?? "" })
        .then(
          (id) => {
            const type = "pageMetadata";
            if (id === null) {
              router.navigateIntent("create", [{ type, template: METADATA_OF_PAGE }, { path }]);
            } else {
              router.navigateIntent("edit", { id: getPublishedId(id), type });
            }
          },
          (error: unknown) => console.error("The page's metadata could not be found.", error),
        );
    },
  };
};
