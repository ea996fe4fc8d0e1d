import { scriptAddress } from "@nordune/islands/scripts";
import type { ServicePageQueryResult } from "#schemas/generated/types.generated.ts";
import { storedNumber } from "#schemas/shared/figures/figure-number.ts";
import { formatFigure } from "#schemas/shared/figures/figure-text.ts";
import { RatesUsed, Source } from "#web/components/evidence/evidence-entry.tsx";
import { useLanguage } from "#web/components/language-context.ts";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import { Section, type SectionPlacement } from "#web/components/section.tsx";
import { convert } from "#web/content/exchange-rates.ts";
import type { CompanyDetails } from "#web/content/site-types.ts";
import { spansOverYear, spanText } from "#web/lib/office-hours.ts";
import { usePage } from "#web/lib/page-context.ts";
import { HOME_COUNTRY } from "./home-country-group.ts";

/** A home country as queries return it (`homeCountryFields`). */
type HomeCountry = NonNullable<NonNullable<ServicePageQueryResult>["homeCountries"]>[number];

const EXAMPLE_DIRHAMS = 1_000;

type HomeCountriesProps = Pick<SectionPlacement, "background"> & {
  countries: HomeCountry[] | null;
  settings: CompanyDetails;
};

/** CSS shows the panel of the chosen country. A script keeps the choice for other pages. */
export function HomeCountries({ countries, settings, ...placement }: HomeCountriesProps) {
  if (!countries?.length) return null;
  const { homeCountryLabels: labels } = settings;
  return (
    <Section {...placement} isTight>
      <div className="split items-start">
        <div className="grid gap-4">
          <h2>{labels.heading}</h2>
          <p className="text-lead text-slate">{labels.intro}</p>
        </div>
        <div className="country-choice grid gap-5">
          <CountryField countries={countries} labels={labels} id="home-country" />
          {countries.map((country) => (
            <Country key={country._id} country={country} settings={settings} />
          ))}
          <p className="text-small text-slate noscript:hidden">{labels.kept}</p>
        </div>
      </div>
      <script defer src={scriptAddress("home-countries")} />
    </Section>
  );
}

type CountryFieldProps = {
  countries: Pick<HomeCountry, "_id" | "name">[];
  labels: CompanyDetails["homeCountryLabels"];
  id: string;
};

/** The choice of a country. It needs the script of the section, which keeps it for other pages. */
export function CountryField({ countries, labels, id }: CountryFieldProps) {
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-small font-semibold">
        {labels.heading}
      </label>
      <select id={id} name={HOME_COUNTRY} className="control control-select" autoComplete="off">
        <option value="">{labels.choose}</option>
        {countries.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

function Country({ country, settings }: { country: HomeCountry; settings: CompanyDetails }) {
  const { homeCountryLabels: labels, officeHours, evidence } = settings;
  const language = useLanguage();
  const { winter, summer } = spansOverYear(country.timeZone, officeHours);
  return (
    <dl data-country className="grid gap-3.5 border-t border-line pt-5 text-small">
      {[...Map.groupBy(country.facts ?? [], ({ part }) => part)].map(([part, facts]) => (
        <div key={part}>
          <dt className="font-semibold">{labels[part]}</dt>
          {facts.map((fact, index) => (
            <dd key={fact._key} className={index > 0 ? "mt-2 text-slate" : "text-slate"}>
              <RichLine value={fact.text} />
              <span className="mt-0.5 block text-micro">
                <Source {...fact} labels={evidence} />
              </span>
            </dd>
          ))}
        </div>
      ))}
      <div>
        <dt className="font-semibold">{labels.callHours}</dt>
        <dd className="text-slate">
          {officeHours.days}, {spanText(winter, language)} {labels.winter},{" "}
          {spanText(summer, language)} {labels.summer}
        </dd>
      </div>
      <div>
        <dt className="font-semibold">{labels.currency}</dt>
        <dd className="text-slate">
          {country.currency}
          <Worth currency={country.currency} settings={settings} />
        </dd>
      </div>
    </dl>
  );
}

/** A round amount in dirhams in another currency; nothing without a current rate. */
function Worth({ currency, settings }: { currency: string; settings: CompanyDetails }) {
  const { evidence } = settings;
  const [, letters = ""] = /\((\w+)\)/.exec(currency) ?? [];
  const { day } = usePage();
  const language = useLanguage();
  const converted = convert({ amount: EXAMPLE_DIRHAMS }, [letters], settings, day, language);
  if (converted === undefined) return null;
  return (
    <>
      : {formatFigure({ value: storedNumber(EXAMPLE_DIRHAMS), unit: "AED" }, language)} ≈{" "}
      {converted.amounts} (<RatesUsed {...converted} labels={evidence} />)
    </>
  );
}
