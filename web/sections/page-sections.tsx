import { createElement, Fragment, type FunctionComponent, type ReactNode } from "react";
import type { PageSection } from "#web/components/section.tsx";
import { editAttribute } from "#web/content/drafts/edit-attribute.ts";
import type { OfPage, SectionProps, SectionType } from "./section-props.ts";
import { sectionViews } from "./section-views.generated.ts";
import { sectionsAfter } from "./sections-after.ts";

type Views = { [Type in SectionType]: FunctionComponent<SectionProps<Type>> };

/** The view of every type of section. A missing view does not compile. */
const views: Views = sectionViews;

function PlacedSection<Type extends SectionType>(section: SectionProps<Type>) {
  const view: Views[Type] = views[section._type];
  return createElement(view, section);
}

type PageSectionsProps = Pick<OfPage, "settings" | "path" | "contactHref"> &
  Partial<OfPage> & {
    /** Null for a page without sections. */
    sections: PageSection[] | null;
    /** The fixed parts of the page from top to bottom, by stable names. */
    parts?: Readonly<Record<string, ReactNode>>;
  };

const backgroundOf = (section: PageSection | undefined) =>
  section && (section.background ?? "paper");

/**
 * The editor's sections, each after the part that it names, or at the end.
 */
export function PageSections(props: PageSectionsProps) {
  const { sections, parts = { all: null }, settings, path, contactHref, asked, here } = props;
  const rendered = (section: PageSection, index: number, list: PageSection[]) => {
    const placed = (
      <PlacedSection
        {...section}
        {...{ settings, path, contactHref, asked, here }}
        isContinued={backgroundOf(list[index - 1]) === backgroundOf(section)}
      />
    );
    const place = editAttribute(section);
    // The preview lets editors move a section and add others beside it.
    if (place !== undefined) {
      return (
        <div key={section._key} data-sanity={place}>
          {placed}
        </div>
      );
    }
    return <Fragment key={section._key}>{placed}</Fragment>;
  };
  return Object.entries(parts).map(([name, part], index, { length }) => (
    <Fragment key={name}>
      {part}
      {sectionsAfter(sections, index, length).map(rendered)}
    </Fragment>
  ));
}
