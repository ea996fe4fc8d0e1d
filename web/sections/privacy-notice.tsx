import type { CookiePolicyPageQueryResult } from "#schemas/generated/types.generated.ts";
import { keptInBrowser } from "#schemas/shared/kept-in-browser.ts";
import { PRIVACY_ID } from "#web/components/links.tsx";
import { RichLine, RichText } from "#web/components/rich-text/rich-text.tsx";
import type { CompanyDetails } from "#web/content/site-types.ts";

type Policy = NonNullable<CookiePolicyPageQueryResult>;

export const KEPT_ID = "kept";

/** Everything that the site keeps in a browser, as the code names it. */
export function KeptInBrowser({ kept }: Pick<Policy, "kept">) {
  return (
    <section className="prose">
      <h2 id={KEPT_ID}>{kept.heading}</h2>
      <p>
        <RichLine value={kept.intro} />
      </p>
      {(["device", "tab"] as const).map((place) => (
        <div key={place} className="grid gap-3">
          <h3>{kept[place]}</h3>
          <dl className="grid gap-3">
            {keptInBrowser
              .filter(({ where }) => where === place)
              .map(({ name, text }) => (
                <div key={name}>
                  <dt data-kept className="font-semibold" translate="no">
                    {name}
                  </dt>
                  <dd className="text-slate">{kept[text]}</dd>
                </div>
              ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

type PrivacyNoticeProps = Pick<Policy, "privacy"> & Pick<CompanyDetails, "controller">;

/** Who is responsible, as far as the owner has said, and what becomes of visitors' data. */
export function PrivacyNotice({ privacy, controller }: PrivacyNoticeProps) {
  const known = (controller ?? []).filter(({ value }) => value?.trim());
  return (
    <section className="prose">
      <h2 id={PRIVACY_ID}>{privacy.heading}</h2>
      {known.length > 0 && (
        <dl className="grid gap-3">
          {known.map(({ _key, label, value }) => (
            <div key={_key}>
              <dt className="font-semibold">{label}</dt>
              <dd className="whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <RichText value={privacy.body} />
    </section>
  );
}
