import type { ContactPageQueryResult } from "#schemas/generated/types.generated.ts";
import { telHref } from "#schemas/shared/addresses/safe-href.ts";
import {
  clockDrawing,
  mailDrawing,
  mapPinDrawing,
  phoneDrawing,
} from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { Picture } from "#web/components/picture/picture.tsx";
import { TickList } from "#web/components/tick-list.tsx";
import type { CompanyDetails } from "#web/content/site-types.ts";
import { below } from "#web/lib/breakpoints.ts";

type Panel = NonNullable<ContactPageQueryResult>["panel"];

/** Beside the form: why to choose us, and how to reach us without a form. */
export function ContactPanel({ panel, settings }: { panel: Panel; settings: CompanyDetails }) {
  const details = [
    {
      drawing: phoneDrawing,
      label: panel.phoneLabel,
      value: <a href={telHref(settings.phone)}>{settings.phone}</a>,
    },
    {
      drawing: mailDrawing,
      label: panel.emailLabel,
      value: <a href={`mailto:${settings.email}`}>{settings.email}</a>,
    },
    {
      drawing: mapPinDrawing,
      label: panel.officeLabel,
      value: (
        <>
          {settings.address.join(", ")}
          {settings.dubaiAddress && (
            <span className="block">{settings.dubaiAddress.join(", ")}</span>
          )}
        </>
      ),
    },
    {
      drawing: clockDrawing,
      label: panel.responseTimeLabel,
      value: (
        <>
          {panel.responseTime}
          <span className="block text-small font-normal text-haze">{settings.replyPromise}</span>
        </>
      ),
    },
  ];
  const reasons = panel.reasons.filter(
    ({ _type }) => _type === "point" || !settings.hidesDubaiOffice,
  );
  return (
    <aside className="on-dark self-start overflow-hidden rounded-3 bg-fjord text-white">
      <Picture
        image={panel.image}
        aspectRatio={2}
        sizes={`${below("md")} 100vw, 30.625rem`}
        className="aspect-2/1"
      />
      <div className="grid gap-6 px-panel py-8">
        <div>
          <h2 className="mb-3.5 subheading">{panel.heading}</h2>
          <TickList points={reasons} onDark />
        </div>
        <div>
          <h2 className="mb-3.5 subheading">{panel.contactHeading}</h2>
          <dl className="grid gap-3.5">
            {details.map(({ drawing, label, value }) => (
              <div key={label} className="grid grid-cols-icon gap-x-3">
                <Icon drawing={drawing} className="row-span-2 mt-0.5 text-amber" />
                <dt className="text-micro text-haze">{label}</dt>
                <dd className="font-medium [&_a]:text-white">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </aside>
  );
}
