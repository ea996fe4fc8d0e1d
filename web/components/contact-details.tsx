import type { ReactNode } from "react";
import { telHref } from "#schemas/shared/addresses/safe-href.ts";
import { AddressText } from "#web/components/address-text.tsx";
import { useCallLanguages } from "#web/components/call-languages.ts";
import { mailDrawing, mapPinDrawing, phoneDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import type { CompanyDetails } from "#web/content/site-types.ts";

type Detail = { drawing: string; value: ReactNode; remark: string };

export function ContactDetails({ settings }: { settings: CompanyDetails }) {
  const { phone, email, address, openingHours, openingHoursNote, officeNote } = settings;
  const callLanguages = useCallLanguages(settings);
  const details: Detail[] = [
    {
      drawing: phoneDrawing,
      value: <a href={telHref(phone)}>{phone}</a>,
      remark: `${openingHours} (${openingHoursNote})`,
    },
    {
      drawing: mailDrawing,
      value: <a href={`mailto:${email}`}>{email}</a>,
      remark: callLanguages,
    },
    { drawing: mapPinDrawing, value: <AddressText lines={address} />, remark: officeNote },
  ];
  return (
    <address className="not-italic">
      <ul className="grid gap-3.5">
        {details.map(({ drawing, value, remark }) => (
          <li key={drawing} className="grid grid-cols-icon gap-x-3">
            <Icon drawing={drawing} className="row-span-2 mt-0.5 text-iron" />
            <span className="font-medium [&_a]:text-ink [&_a]:hover:text-rust">{value}</span>
            <span className="text-small text-slate">{remark}</span>
          </li>
        ))}
      </ul>
    </address>
  );
}
