import { globeDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";

/** A country by its calling code; `code` names its drawing in `public/brand/flags.svg`. */
export type PhoneCountry = { prefix: string; code: string; name: string };

const phoneCountries: readonly PhoneCountry[] = [
  { prefix: "+371", code: "LV", name: "Latvia" },
  { prefix: "+372", code: "EE", name: "Estonia" },
  { prefix: "+370", code: "LT", name: "Lithuania" },
  { prefix: "+46", code: "SE", name: "Sweden" },
  { prefix: "+47", code: "NO", name: "Norway" },
  { prefix: "+358", code: "FI", name: "Finland" },
  { prefix: "+45", code: "DK", name: "Denmark" },
  { prefix: "+971", code: "AE", name: "UAE" },
  { prefix: "+1", code: "US", name: "USA" },
  { prefix: "+44", code: "GB", name: "UK" },
  { prefix: "+49", code: "DE", name: "Germany" },
  { prefix: "+33", code: "FR", name: "France" },
  { prefix: "+39", code: "IT", name: "Italy" },
  { prefix: "+34", code: "ES", name: "Spain" },
  { prefix: "+31", code: "NL", name: "Netherlands" },
  { prefix: "+41", code: "CH", name: "Switzerland" },
  { prefix: "+43", code: "AT", name: "Austria" },
  { prefix: "+48", code: "PL", name: "Poland" },
  { prefix: "+7", code: "RU", name: "Russia" },
];

/**
 * The country whose calling code a typed number begins with, the longest code first.
 * Spaces, brackets, dots and dashes do not matter; a leading 00 stands for the plus sign.
 */
export function phoneCountry(typed: string): PhoneCountry | undefined {
  const dialled = typed.replace(/[\s().\-/]/g, "").replace(/^00/, "+");
  return phoneCountries
    .filter(({ prefix }) => dialled.startsWith(prefix))
    .toSorted((a, b) => b.prefix.length - a.prefix.length)[0];
}

/** The country of the number as far as it is typed: flag and name, or a globe. Decoration only. */
export function PhonePrefix({ phone, placeholder }: { phone: string; placeholder: string }) {
  const country = phoneCountry(phone);
  return (
    <span
      aria-hidden="true"
      className="flex items-center gap-2 rounded-l-1 border-r border-line bg-frost px-3.5 text-small font-medium whitespace-nowrap"
    >
      {country === undefined ? (
        <Icon drawing={globeDrawing} />
      ) : (
        <svg
          viewBox="0 0 24 16"
          width="24"
          height="16"
          aria-hidden="true"
          className="flex-none overflow-hidden rounded-[2px] elevation-hairline"
        >
          <use href={`/brand/flags.svg#${country.code}`} />
        </svg>
      )}
      {country?.name ?? placeholder}
    </span>
  );
}
