import { CopyIcon } from "@sanity/icons/Copy";
import { Button, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import {
  type ArrayOfObjectsInputProps,
  definePlugin,
  type InputProps,
  isArrayOfObjectsInputProps,
  useFormValue,
  useSchema,
} from "sanity";
import { pageTypes, pathOf } from "../../schemas/shared/routes.ts";
import { Choice, Offer } from "../lib/controls.tsx";
import { inputsThat } from "../lib/inputs-that.tsx";
import { useRequest } from "../lib/use-latest.ts";

type Section = { _key: string; _type: string; [field: string]: unknown };

/** A page with sections, as its draft has them if there is one. */
type Page = {
  _id: string;
  _type: string;
  slug: string | null;
  title: string | null;
  sections: Section[];
};

const pagesQuery = `*[_type in $pageTypes && count(sections) > 0] | order(_type, title) {
  _id, _type, "slug": slug.current, "title": coalesce(title, name, hero.heading), sections
}`;

const LISTS = ["freeSections", "furtherSections", "pageSections"];

const isSectionList = (props: InputProps): props is ArrayOfObjectsInputProps =>
  LISTS.includes(props.schemaType.name) && isArrayOfObjectsInputProps(props);

/** The sections of a page, with a button that copies a section of another page. */
function SectionsInput(props: ArrayOfObjectsInputProps) {
  const [isChoosing, setChoosing] = useState(false);
  const kinds = props.schemaType.of.map(({ name }) => name);
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {props.readOnly !== true && (
        <Button
          mode="ghost"
          icon={CopyIcon}
          text="Copy a section of another page"
          onClick={() => setChoosing(true)}
        />
      )}
      {isChoosing && (
        <SectionDialog
          kinds={kinds}
          onTake={(section) => props.onItemAppend(copyOf(section))}
          onClose={() => setChoosing(false)}
        />
      )}
    </Stack>
  );
}

/** The position of a section within its page is not copied. */
function copyOf({ place: _place, ...section }: Section): Section {
  return { ...section, _key: crypto.randomUUID().replaceAll("-", "").slice(0, 12) };
}

type SectionDialogProps = {
  /** Types of sections that are allowed here. */
  kinds: readonly string[];
  onTake: (section: Section) => void;
  onClose: () => void;
};

function SectionDialog({ kinds, onTake, onClose }: SectionDialogProps) {
  const ownId = String(useFormValue(["_id"])).replace(/^(?:drafts|versions\.\w+)\./, "");
  const [pageId, setPageId] = useState("");
  const [key, setKey] = useState("");
  const nameOf = useSectionNames();
  const pages = useRequest(fetchPages)?.flatMap((page) => {
    const sections = page.sections.filter(({ _type }) => kinds.includes(_type));
    return page._id === ownId || sections.length === 0 ? [] : [{ ...page, sections }];
  });
  const sections = pages?.find(({ _id }) => _id === pageId)?.sections ?? [];
  const section = sections.find(({ _key }) => _key === key);
  return (
    <Offer
      header="Copy a section of another page"
      refuse="Cancel"
      accept="Put it at the end"
      isDisabled={section === undefined}
      onClose={onClose}
      onAccept={() => section && onTake(section)}
    >
      {pages === undefined ? (
        <Text muted>Looking for pages with sections…</Text>
      ) : (
        <>
          <Choice
            label="Page"
            value={pageId}
            onChange={(id) => {
              setPageId(id);
              setKey("");
            }}
          >
            <option value="">Choose a page</option>
            {pages.map(({ _id, _type, slug, title }) => (
              <option key={_id} value={_id}>
                {title} ({pathOf({ _type, slug }) ?? "no address yet"})
              </option>
            ))}
          </Choice>
          <Choice label="Section" value={key} onChange={setKey}>
            <option value="">Choose a section</option>
            {sections.map((each) => (
              <option key={each._key} value={each._key}>
                {nameOf(each)}
              </option>
            ))}
          </Choice>
          <Text muted size={1}>
            The copy is a section of this page: what you change in it changes here alone. Its
            figures and pictures are the same ones.
          </Text>
        </>
      )}
    </Offer>
  );
}

const fetchPages: Parameters<typeof useRequest<Page[]>>[0] = (client) =>
  client
    .withConfig({ perspective: "drafts", useCdn: false })
    .fetch<Page[]>(pagesQuery, { pageTypes });

/** The name of a section: its kind and heading. */
function useSectionNames() {
  const schema = useSchema();
  return ({ _type, heading }: Section): string => {
    const kind = schema.get(_type)?.title ?? _type;
    return typeof heading === "string" && heading !== "" ? `${kind}: ${heading}` : kind;
  };
}

/** Adds a button below the sections of a page that copies a section of another page. */
export const copiedSections = definePlugin({
  name: "nordune/copied-sections",
  form: { components: { input: inputsThat(isSectionList, SectionsInput) } },
});
