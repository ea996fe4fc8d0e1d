import { createElement, Fragment } from "react";
import { isEnglish, partsByLanguage, withoutMarks } from "./english-text.ts";

const isEnglishText = (value: unknown) => typeof value === "string" && isEnglish(value);

/**
 * The props of an element. English texts on a page in another language say so in `lang`: the element
 * itself has the attribute if all of its text is English, and otherwise each English text has an
 * element of its own. Components get their props unchanged.
 */
export function withEnglishParts(type: unknown, props: unknown): unknown {
  if (typeof props !== "object" || props === null) return props;
  // A fragment is no element, and has no attributes.
  if (type === Fragment) return withEnglishChildren(props);
  if (typeof type !== "string") return props;
  // Nearly no element holds such a text, and each element of each page comes here.
  if (!Object.values(props).flat().some(isEnglishText)) return props;
  const { children, ...attributes }: Record<string, unknown> = { ...props };
  const hasEnglishText = [children].flat().some(isEnglishText);
  const englishAttributes = Object.entries(attributes).filter(([, value]) => isEnglishText(value));
  const bare = Object.fromEntries(
    englishAttributes.map(([name, value]) => [name, withoutMarks(`${value}`)]),
  );
  // A picture has no text but the one in its attribute.
  const isAllEnglish = children === undefined || isEnglishAlone(children);
  const marked = { ...(isAllEnglish && { lang: "en" }), ...props, ...bare };
  if (!hasEnglishText) return marked;
  return {
    ...marked,
    children: isAllEnglish ? withoutMarks(`${children}`) : byLanguage(children),
  };
}

function withEnglishChildren(props: object): object {
  const { children }: { children?: unknown } = props;
  const hasEnglishText = [children].flat().some(isEnglishText);
  return hasEnglishText ? { ...props, children: byLanguage(children) } : props;
}

/** Whether the content of an element is one text, and all of its words are English. */
function isEnglishAlone(children: unknown): boolean {
  if (typeof children !== "string" || !isEnglish(children)) return false;
  return partsByLanguage(children).every((part) => part.isEnglish || !/\p{L}/u.test(part.text));
}

const byLanguage = (children: unknown) =>
  [children]
    .flat()
    .flatMap((child, index) =>
      typeof child === "string" && isEnglish(child)
        ? partsByLanguage(child).map(({ text, isEnglish }, part) =>
            isEnglish ? createElement("span", { key: `${index}-${part}`, lang: "en" }, text) : text,
          )
        : [child],
    );
