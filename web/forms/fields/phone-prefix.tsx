import { globeDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { phoneCountry } from "./phone-countries.ts";

/** The country of the number as far as it is typed: flag and name, or a globe. Decoration only. */
export function PhonePrefix({ phone, placeholder }: { phone: string; placeholder: string }) {
  const country = phoneCountry(phone);
  return (
    <span
      aria-hidden="true"
      className="flex items-center gap-[9px] rounded-l-[4.5px] border-r border-line bg-frost px-3.5 text-small font-medium whitespace-nowrap"
    >
      {country === undefined ? (
        <Icon drawing={globeDrawing} />
      ) : (
        <svg
          viewBox="0 0 24 16"
          width="24"
          height="16"
          aria-hidden="true"
          className="flex-none overflow-hidden rounded-[2px] shadow-[0_0_0_1px_rgb(14_36_51/0.16)]"
        >
          <use href={`/brand/flags.svg#${country.code}`} />
        </svg>
      )}
      {country?.name ?? placeholder}
    </span>
  );
}
