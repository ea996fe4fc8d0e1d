import type { HomePageQueryResult } from "#schemas/generated/types.generated.ts";
import { formatFigure } from "#schemas/shared/figures/figure-text.ts";
import { RatesUsed } from "#web/components/evidence/evidence-entry.tsx";
import { chevronDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import { Section, type SectionPlacement } from "#web/components/section.tsx";
import { convert } from "#web/content/exchange.ts";
import type { CompanyDetails } from "#web/content/site-types.ts";
import { today } from "#web/content/today.ts";
import { scriptAddress } from "#web/lib/browser-scripts/scripts.ts";
import { spansOverYear, spanText } from "#web/lib/office-hours.ts";
import { HOME_COUNTRY } from "./home-country-group.ts";

/** A home country as queries return it (`homeCountryFields`). */
type HomeCountry = NonNullable<NonNullable<HomePageQueryResult>["homeCountries"]>[number];

const EXAMPLE_DIRHAMS = 1_000;

type HomeCountriesProps = Pick<SectionPlacement, "background"> & {
  countries: HomeCountry[] | null;
  settings: CompanyDetails;
};

/**
 * What a move from each home country means, one line each; a touch opens the rest. The country that a
 * visitor has opened is open on every page of the same tab that lists it.
 */
export function HomeCountries({ countries, settings, ...placement }: HomeCountriesProps) {
  if (!countries?.length) return null;
  const { homeCountryLabels: labels } = settings;
  return (
    <Section {...placement} isTight>
      <div className="split items-start">
        <div className="grid gap-4">
          <h2>{labels.heading}</h2>
          <p className="text-lead text-slate">{labels.intro}</p>
          <p className="text-small text-slate noscript:hidden">{labels.kept}</p>
        </div>
        <div className="border-t border-line">
          {countries.map((country) => (
            <Country key={country._id} country={country} settings={settings} />
          ))}
        </div>
      </div>
      <script defer src={scriptAddress("home-countries")} />
    </Section>
  );
}

function Country({ country, settings }: { country: HomeCountry; settings: CompanyDetails }) {
  const { homeCountryLabels: labels, officeHours } = settings;
  const { winter, summer } = spansOverYear(country.timeZone, officeHours);
  const facts = [
    { label: labels.treaty, value: country.treaty },
    { label: labels.flights, value: country.flights },
    { label: labels.licence, value: country.licence },
    { label: labels.papers, value: country.papers },
  ];
  const known = facts.filter(({ value }) => value !== null);
  const open = facts.filter(({ value }) => value === null);
  return (
    // Its script may open it before React comes, on a page that has all of React.
    <details
      id={country._id}
      name={HOME_COUNTRY}
      className="border-b border-line"
      suppressHydrationWarning
    >
      <summary className="flex min-h-14 items-center justify-between gap-4">
        <span className="font-semibold">{country.name}</span>
        <span className="flex items-center gap-4 text-small text-slate">
          {spanText(winter)} {labels.winter}
          <Icon drawing={chevronDrawing} className="nav-chevron" />
        </span>
      </summary>
      <dl className="grid gap-3.5 pb-6 text-small">
        <div>
          <dt className="font-semibold">{labels.callHours}</dt>
          <dd className="text-slate">
            {officeHours.days}, {spanText(winter)} {labels.winter}, {spanText(summer)}{" "}
            {labels.summer}
          </dd>
        </div>
        {known.map(({ label, value }) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd className="text-slate">
              <RichLine value={value} />
            </dd>
          </div>
        ))}
        <div>
          <dt className="font-semibold">{labels.currency}</dt>
          <dd className="text-slate">
            {country.currency}: <Worth currency={country.currency} settings={settings} />
          </dd>
        </div>
        {open.length > 0 && (
          <div>
            <dt className="font-semibold">{open.map(({ label }) => label).join(", ")}</dt>
            <dd className="text-slate">{labels.unconfirmed}</dd>
          </div>
        )}
      </dl>
    </details>
  );
}

/** What a round amount in dirhams is in a currency; that there is no rate yet, where there is none. */
function Worth({ currency, settings }: { currency: string; settings: CompanyDetails }) {
  const { homeCountryLabels, evidence } = settings;
  const [, letters = ""] = /\((\w+)\)/.exec(currency) ?? [];
  const converted = convert({ amount: EXAMPLE_DIRHAMS }, [letters], settings, today());
  if (converted === undefined) return homeCountryLabels.rate;
  return (
    <>
      {formatFigure({ value: EXAMPLE_DIRHAMS.toLocaleString("en-GB"), unit: "AED" })} ≈{" "}
      {converted.amounts} (<RatesUsed {...converted} labels={evidence} />)
    </>
  );
}
