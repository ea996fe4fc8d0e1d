import { LaunchIcon } from "@sanity/icons/Launch";
import type { DocumentActionComponent } from "sanity";
import { publicSiteUrl } from "../environment.ts";
import { pageAddress } from "./page-address.ts";

/** Opens the public page of the published document in a new tab. */
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
