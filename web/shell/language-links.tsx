import { isLanguageId, type Language, languageOf } from "#schemas/shared/languages.ts";
import { useLanguage } from "#web/components/language-context.ts";
import { usePage } from "#web/lib/page-context.ts";

/** The other languages of this page, each with the path of the page in it. */
export function useOtherLanguages(): { language: Language; path: string }[] {
  const { id } = useLanguage();
  return usePage().pathsByLanguage.flatMap(({ language, path }) =>
    isLanguageId(language) && language !== id ? [{ language: languageOf(language), path }] : [],
  );
}

/** Links to this page in its other languages, each named in its own language. */
export function LanguageLinks({ className }: { className: string }) {
  return useOtherLanguages().map(({ language: { id, tag, name }, path }) => (
    <li key={id}>
      <a href={path} hrefLang={id} lang={tag} className={className}>
        {name}
      </a>
    </li>
  ));
}

type LanguageListProps = {
  /** Classes of the list, and of each link. */
  className: string;
  linkClassName: string;
};

/** The same as a list of their own; nothing on a page in one language. */
export function LanguageList({ className, linkClassName }: LanguageListProps) {
  if (useOtherLanguages().length === 0) return null;
  return (
    <ul className={className}>
      <LanguageLinks className={linkClassName} />
    </ul>
  );
}
